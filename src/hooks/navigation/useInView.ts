import { useEffect, useState, type RefObject } from 'react';

/**
 * Calls the listener with whether the element is in the viewport, at first and with each change.
 * @returns function that ends it
 */
export function watchInView(
  element: Element,
  listener: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.forEach((entry) => listener(entry.isIntersecting)),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}

export interface InViewOptions {
  /** Margin around the viewport, in px. */
  marginPx?: number;
  /** Visible share of the element, from 0 to 1. */
  threshold?: number;
  /** Returned until the element is measured. */
  initial?: boolean;
  /** Stays true once the element was in view. */
  isOnce?: boolean;
}

/** Whether the element is in the viewport. */
export function useInView(
  ref: RefObject<Element | null>,
  { marginPx = 0, threshold = 0, initial = false, isOnce = false }: InViewOptions = {},
): boolean {
  const [isInView, setIsInView] = useState(initial);
  const isDone = isOnce && isInView;

  useEffect(() => {
    const element = ref.current;
    if (isDone || element === null) return undefined;
    const update = (isNow: boolean) => {
      if (isNow || !isOnce) setIsInView(isNow);
    };
    return watchInView(element, update, { rootMargin: `${marginPx}px`, threshold });
  }, [ref, isDone, isOnce, marginPx, threshold]);

  return isInView;
}
