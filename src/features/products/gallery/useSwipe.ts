import { useRef, type PointerEvent } from 'react';

const SWIPE_PX = 40;

/** Pointer handlers for horizontal swipes. The element needs `touch-action: pan-y`. */
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
