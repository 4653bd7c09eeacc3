import { useEffect, useState, type RefObject } from 'react';

export interface InViewOptions {
  /** Margin around the viewport, in px. */
  marginPx?: number;
  /** Visible share of the element, from 0 to 1. */
  threshold?: number;
  /** Counts as seen from the start. */
  isSeen?: boolean;
}

/** Whether the element has entered the viewport; stays true from then on (product 3.12). */
export function useInView(
  ref: RefObject<Element | null>,
  { marginPx = 50, threshold = 0.1, isSeen: isSeenAtStart = false }: InViewOptions = {},
): boolean {
  const [isSeen, setIsSeen] = useState(isSeenAtStart);

  useEffect(() => {
    const element = ref.current;
    if (isSeen || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: `${marginPx}px`, threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen, marginPx, threshold]);

  return isSeen;
}
