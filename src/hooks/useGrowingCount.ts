import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** How far the end of the list may be outside what is seen before it grows, in px; Chromium adds the two margins up. */
const MARGIN = '500px 0px';

export interface GrowingCountOptions {
  /** Entries there are. */
  total: number;
  /** Entries shown at first, and added each time. */
  step: number;
  /** What stands at the end of a list that is not all there. */
  end: RefObject<Element | null>;
}

/** How many entries of a long list to show: more each time a visitor comes near its end, so that its length is not felt. */
export function useGrowingCount({ total, step, end }: GrowingCountOptions) {
  const [limit, setLimit] = useState(step);
  const isCut = limit < total;
  // What the visitor does goes first.
  const grow = () => startTransition(() => setLimit((current) => current + step));
  const handleNear = useEffectEvent(grow);

  useEffect(() => {
    const element = end.current;
    if (!isCut || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleNear();
      },
      // The second for a list with a scroll of its own.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, isCut, limit]);

  return { count: Math.min(limit, total), isCut, grow };
}
