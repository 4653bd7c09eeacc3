import { useEffect, useRef } from 'react';

/**
 * Keeps focus when a pressed control is replaced, for example Add to Cart by the stepper.
 * If focus was lost, it moves to the last button of the box.
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
    trackPress: () => {
      wasPressed.current = true;
    },
  };
}
