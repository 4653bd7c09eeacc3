import { useState, ViewTransition, type ReactNode } from 'react';
import { sinceLatestPress } from '@/browser/latestPress';
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

export interface SharedImageProps {
  /** Path of the screen that the card opens; without it, the image is the first one of the current screen. */
  opens?: string;
  /** One element. */
  children: ReactNode;
}

/** Image that grows from a card into the screen behind it, in browsers with view transitions (product 2.16). */
export function SharedImage({ opens, children }: SharedImageProps) {
  const [path] = useState(() => opens ?? (canGrow() ? currentPath() : undefined));
  if (path === undefined) return children;
  return (
    <ViewTransition name={`image-${path.replace(/\W+/g, '-')}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
