import { useRef, type PointerEvent } from 'react';

const SWIPE_PX = 40;

/** A finger drawn sideways over the element: left is on, right is back. Spread the handlers on it and let it pan up and down only. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const startX = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startX.current = pointerType === 'touch' ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (startX.current === undefined) return;
      const moved = clientX - startX.current;
      startX.current = undefined;
      if (Math.abs(moved) >= SWIPE_PX) onStep(moved < 0 ? 1 : -1);
    },
  };
}
