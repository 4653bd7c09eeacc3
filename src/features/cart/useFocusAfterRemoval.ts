import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { CartLineKey } from '@/api/cart';

interface Pressed {
  lineKey: string;
  index: number;
}

/**
 * Moves focus to the next remove button, else to the heading, when the line with focus is removed.
 * Returns the click handler of the list.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  lineKeys: readonly CartLineKey[],
  headingId: string,
) {
  const pressed = useRef<Pressed>(undefined);

  useEffect(() => {
    const { current } = pressed;
    if (current === undefined || lineKeys.includes(current.lineKey)) return;
    pressed.current = undefined;
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (!isFocusLost) return;
    const controls = list.current?.querySelectorAll<HTMLElement>('[data-control="remove"]');
    (controls?.[current.index] ?? document.getElementById(headingId))?.focus();
  }, [list, lineKeys, headingId]);

  return ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[data-line-key]') : null;
    const lineKey = row?.getAttribute('data-line-key');
    if (typeof lineKey === 'string') {
      pressed.current = { lineKey, index: lineKeys.indexOf(lineKey) };
    }
  };
}
