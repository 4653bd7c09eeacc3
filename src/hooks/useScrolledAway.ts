import { useEffect, useState } from 'react';

/** Less movement than this, in px, is a trembling finger and not a direction. */
const MIN_MOVE_PX = 6;

/** True while the visitor scrolls down beyond `startPx`, false again as soon as they scroll up. */
export function useScrolledAway(startPx: number): boolean {
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    // Where the page stands is asked only when it moves: the question would have it laid out at once.
    let lastY: number | undefined;
    const follow = () => {
      const y = Math.max(0, window.scrollY);
      lastY ??= y;
      if (Math.abs(y - lastY) < MIN_MOVE_PX) return;
      setIsAway(y > lastY && y > startPx);
      lastY = y;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [startPx]);

  return isAway;
}
