import { useState, ViewTransition, type ReactNode } from 'react';
import { latestPressedList, sinceLatestPress } from '@/hooks/navigation/latestPress';
import { withoutLanguage } from '@/lib/language';

/** Time from the press, in ms, after which an animation would delay the next screen (product 2.16). */
const LATE_MS = 50;

/**
 * Whether the image of the pressed card grows into this one. The browser captures the old screen before it shows the new one,
 * so a device that has taken long since the press does without, and so does reduced motion.
 */
function canGrow(): boolean {
  return (
    sinceLatestPress() < LATE_MS && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

const currentPath = () => withoutLanguage(`${window.location.pathname}${window.location.search}`);

/** The lists of a page may show the same record. */
const nameIn = (list: string, path: string) => `image-${list}-${path.replace(/\W+/g, '-')}`;

/** Name of the image of the pressed card. */
function pressedName(): string | undefined {
  const list = latestPressedList();
  return list !== undefined && canGrow() ? nameIn(list, currentPath()) : undefined;
}

export interface SharedImageProps {
  /** List of the card, and the path that it opens; without it, the image is the first one of the current screen. */
  card?: { list: string; to: string };
  /** One element. */
  children: ReactNode;
}

/** Image that grows from a card into the screen behind it, in browsers with view transitions (product 2.16). */
export function SharedImage({ card, children }: SharedImageProps) {
  const [name] = useState(() => (card ? nameIn(card.list, card.to) : pressedName()));
  if (name === undefined) return children;
  return (
    <ViewTransition name={name} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
