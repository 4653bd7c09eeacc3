import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Reports, once `isReady`, that a checkbox of the server HTML was ticked before React handled its events.
 * @param isReady whether the press can be handled
 */
export function usePressBeforeHydration(
  checkbox: RefObject<HTMLInputElement | null>,
  isReady: boolean,
  onPress: () => void,
): void {
  const wasPressed = useRef(false);
  const report = useEffectEvent(onPress);

  useEffect(() => {
    wasPressed.current = checkbox.current?.checked === true;
  }, [checkbox]);

  useEffect(() => {
    if (!isReady || !wasPressed.current) return;
    wasPressed.current = false;
    report();
  }, [isReady]);
}
