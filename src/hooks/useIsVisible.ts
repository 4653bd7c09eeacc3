import { useEffect, useState, type RefObject } from 'react';

/** Whether any part of the element is in the viewport; `true` until measured. */
export function useIsVisible(ref: RefObject<Element | null>): boolean {
  const [isVisible, setIsVisible] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsVisible(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isVisible;
}
