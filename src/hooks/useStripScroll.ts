import { useEffect, useState, type RefObject } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Moves a sideways-scrolling strip by `stepPx` and tells whether there is more on either side. */
export function useStripScroll(strip: RefObject<HTMLElement | null>, stepPx: number) {
  const prefersStillness = useReducedMotion();
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const measure = () => {
      const position = Math.abs(element.scrollLeft);
      const end = element.scrollWidth - element.clientWidth;
      setEdges({ isAtStart: position <= 1, isAtEnd: position >= end - 1 });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [strip]);

  const move = (steps: number) => {
    const element = strip.current;
    if (element === null) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({
      left: steps * sign * stepPx,
      behavior: prefersStillness ? 'auto' : 'smooth',
    });
  };

  return { ...edges, goBack: () => move(-1), goOn: () => move(1) };
}
