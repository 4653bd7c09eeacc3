import { useEffect, useState, type RefObject } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Scrolls a horizontal list by `stepPx` and returns whether it is at either end. */
export function useCarouselScroll(track: RefObject<HTMLElement | null>, stepPx: number) {
  const prefersReducedMotion = useReducedMotion();
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const measure = () => {
      const position = Math.abs(element.scrollLeft);
      const end = element.scrollWidth - element.clientWidth;
      setEdges({ isAtStart: position <= 1, isAtEnd: position >= end - 1 });
    };
    // Browsers do not scroll to the target of Tab when a few pixels of it are visible.
    const reveal = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      target.closest('li')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    };
    element.addEventListener('scroll', measure, { passive: true });
    element.addEventListener('focusin', reveal);
    // A list that hydrates in a suspended part of the page has no size yet.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      element.removeEventListener('focusin', reveal);
      sizes.disconnect();
    };
  }, [track]);

  const move = (steps: number) => {
    const element = track.current;
    if (element === null) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({
      left: steps * sign * stepPx,
      behavior: prefersReducedMotion ? 'auto' : 'smooth',
    });
  };

  return { ...edges, goBack: () => move(-1), goForward: () => move(1) };
}
