import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

/**
 * Moves focus to the next link of a list when the focused one is removed, else to the fallback.
 * Returns the click handler of the list.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  count: number,
  fallback: RefObject<HTMLElement | null>,
) {
  const pressed = useRef<{ index: number; count: number }>(undefined);

  useEffect(() => {
    const { current } = pressed;
    if (current === undefined || current.count === count) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll('a');
    (links?.[current.index] ?? fallback.current)?.focus({ preventScroll: true });
  }, [list, count, fallback]);

  return ({ target }: MouseEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const index = links.findIndex((link) => target instanceof Node && link.contains(target));
    if (index >= 0) pressed.current = { index, count };
  };
}
