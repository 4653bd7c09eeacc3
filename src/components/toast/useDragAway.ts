import { useRef, useState, type PointerEvent } from 'react';

/** Share of its width by which a toast must be dragged to be dismissed (product 12.1). */
const DISMISS_SHARE = 0.8;

interface Drag {
  pointerId: number;
  startX: number;
  width: number;
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a') !== null;

/** Horizontal drag that dismisses an element or snaps it back. */
export function useDragAway(onDismiss: () => void) {
  const drag = useRef<Drag>(undefined);
  const [offsetPx, setOffsetPx] = useState(0);
  const [isDragging, setIsDragging] = useState(false);

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || isControl(event.target)) return;
    const { currentTarget, pointerId, clientX } = event;
    currentTarget.setPointerCapture(pointerId);
    drag.current = { pointerId, startX: clientX, width: currentTarget.offsetWidth };
    setIsDragging(true);
  };

  const move = ({ pointerId, clientX }: PointerEvent) => {
    const { current } = drag;
    if (current?.pointerId === pointerId) setOffsetPx(clientX - current.startX);
  };

  const end = ({ pointerId, clientX }: PointerEvent) => {
    const { current } = drag;
    if (current?.pointerId !== pointerId) return;
    const { startX, width } = current;
    drag.current = undefined;
    setIsDragging(false);
    if (Math.abs(clientX - startX) >= width * DISMISS_SHARE) onDismiss();
    else setOffsetPx(0);
  };

  const snapBack = () => {
    drag.current = undefined;
    setIsDragging(false);
    setOffsetPx(0);
  };

  return {
    offsetPx,
    isDragging,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: snapBack,
    },
  };
}
