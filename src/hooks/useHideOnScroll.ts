import { useEffect, useState } from 'react';

/** Smaller movements count as jitter, not as a direction. */
const MIN_MOVE_PX = 6;

/**
 * True while the user scrolls down beyond `startPx`; false after scrolling up.
 * MUI's `useScrollTrigger` reads the scroll position on mount, which forces a layout and hides the bar after
 * a reload of a scrolled page.
 */
export function useHideOnScroll(startPx: number): boolean {
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    let lastY: number | undefined;
    const handleScroll = () => {
      const y = Math.max(0, window.scrollY);
      lastY ??= y;
      if (Math.abs(y - lastY) < MIN_MOVE_PX) return;
      setIsHidden(y > lastY && y > startPx);
      lastY = y;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [startPx]);

  return isHidden;
}
