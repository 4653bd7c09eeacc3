import { useEffect, type RefObject } from 'react';

/** Limits the speed to 60 frames per second on high-refresh screens. */
const MIN_FRAME_MS = 15;

/** Scrolls by `pxPerFrame` per frame to the end, then restarts (product 3.8). */
export function useAutoScroll(
  track: RefObject<HTMLElement | null>,
  { isPlaying, pxPerFrame }: { isPlaying: boolean; pxPerFrame: number },
) {
  useEffect(() => {
    const element = track.current;
    if (!isPlaying || element === null) return undefined;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    let last = Number.NEGATIVE_INFINITY;
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      if (now - last < MIN_FRAME_MS) return;
      last = now;
      const end = element.scrollWidth - element.clientWidth;
      const isAtEnd = Math.abs(element.scrollLeft) >= end - 1;
      element.scrollLeft = isAtEnd ? 0 : element.scrollLeft + sign * pxPerFrame;
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [track, isPlaying, pxPerFrame]);
}
