import { useEffect, useRef } from 'react';

/** Element that was pressed last, by pointer. Safari does not focus pressed buttons. */
export function useLastPress() {
  const pressed = useRef<Element>(undefined);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target;
    };
    const options = { capture: true, passive: true };
    document.addEventListener('pointerdown', follow, options);
    return () => document.removeEventListener('pointerdown', follow, options);
  }, []);
  return pressed;
}
