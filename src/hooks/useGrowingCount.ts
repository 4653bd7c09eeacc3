import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Distance from the viewport at which the list grows; Chromium adds both margins. */
const MARGIN = '500px 0px';

export interface GrowingCountOptions {
  /** Number of entries. */
  total: number;
  /** Number of entries rendered at first and added per step. */
  step: number;
  /** Element after the last rendered entry. */
  end: RefObject<Element | null>;
}

/** Number of entries to render of a long list; grows when its end comes near the viewport. */
export function useGrowingCount({ total, step, end }: GrowingCountOptions) {
  const [limit, setLimit] = useState(step);
  const hasMore = limit < total;
  // A transition, so that user input is handled first.
  const showMore = () => startTransition(() => setLimit((current) => current + step));
  const handleIntersection = useEffectEvent(showMore);

  useEffect(() => {
    const element = end.current;
    if (!hasMore || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleIntersection();
      },
      // `scrollMargin` applies to lists in a scroll container.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, hasMore, limit]);

  return { count: Math.min(limit, total), hasMore, showMore };
}
