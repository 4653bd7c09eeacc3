import { useState, ViewTransition, type ReactNode } from 'react';
import { sinceLatestPress } from '@/browser/latestPress';

/** Time from the press, in ms, after which an animation would delay the next screen (product 2.13). */
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

export interface SharedImageProps {
  /** URL of the image, which the card and the screen that it opens have in common. */
  src: string | undefined;
  /** `card` for the image of a link, `screen` for the first image of the screen that it opens. */
  place: 'card' | 'screen';
  /** One element. */
  children: ReactNode;
}

/** Image that grows from a card into the next screen, in browsers with view transitions (product 2.13). */
export function SharedImage({ src, place, children }: SharedImageProps) {
  const [isShared] = useState(() => place === 'card' || canGrow());
  if (!isShared || src === undefined || src === '') return children;
  return (
    <ViewTransition name={`image-${src.replace(/\W+/g, '-')}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
