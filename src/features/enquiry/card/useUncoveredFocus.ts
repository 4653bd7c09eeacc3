import { useEffect, type RefObject } from 'react';

/** Space between the focused element and the card in px. */
const GAP = 16;

/**
 * Scrolls the focused element out from under a card that appears over the lower part of the page, such as the thanks of
 * the form (WCAG 2.4.11).
 */
export function useUncoveredFocus(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement?.getBoundingClientRect();
    const cover = card.current?.getBoundingClientRect();
    if (focused === undefined || cover === undefined) return;
    const isBeside = focused.right <= cover.left || focused.left >= cover.right;
    // The main element, for example, has focus after a navigation.
    const fitsAbove = focused.height + GAP < cover.top;
    const covered = focused.bottom + GAP - cover.top;
    if (!isBeside && fitsAbove && covered > 0) window.scrollBy(0, covered);
  }, [card]);
}
