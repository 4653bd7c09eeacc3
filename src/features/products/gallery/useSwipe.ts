import { useRef, type PointerEvent } from 'react';

const SWIPE_PX = 40;

/** Pointer handlers for horizontal swipes in the direction of the page. The element needs `touch-action: pan-y`. */
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
      const isForward = moved < 0 !== (document.dir === 'rtl');
      if (Math.abs(moved) >= SWIPE_PX) onStep(isForward ? 1 : -1);
    },
  };
}
