import { useEffect, useState, type RefObject } from 'react';

/** Widths differ by this step, so that layers of few sizes are kept. */
const STEP_PX = 150;
const MAX_PX = 900;
/** More pixels a CSS pixel cost time and cannot be seen. */
const MAX_DENSITY = 2;

/** Pixels that an image as wide as the element needs; `undefined` until measured. */
export function useImageWidth(ref: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // Notified after the layout, which reading the width in an effect would repeat.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const pixels = element.clientWidth * Math.min(window.devicePixelRatio, MAX_DENSITY);
      setWidth(Math.min(MAX_PX, Math.max(2, Math.ceil(pixels / STEP_PX)) * STEP_PX));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
