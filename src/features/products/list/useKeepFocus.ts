import { useEffect, useRef } from 'react';

/**
 * Keeps focus in place when a control gives way to another one, as Add to Cart does to the stepper:
 * after a press inside the box, focus that would be lost goes to the last button there.
 */
export function useKeepFocus<T extends HTMLElement>(shown: unknown) {
  const box = useRef<T>(null);
  const wasPressed = useRef(false);
  const lastShown = useRef(shown);

  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (wasPressed.current && isLost) {
      const buttons = box.current?.querySelectorAll<HTMLElement>('button');
      if (buttons !== undefined) Array.from(buttons).at(-1)?.focus();
    }
    wasPressed.current = false;
  }, [shown]);

  return {
    box,
    notePress: () => {
      wasPressed.current = true;
    },
  };
}
