import { useCallback, useState } from 'react';
import { useAutoAdvance } from '@/hooks/useAutoAdvance';
import { useAutoplay } from '@/hooks/useAutoplay';
import { HERO_DELAY_MS } from '../constants';

/** State of the hero carousel: active slide, autoplay and image loading (product 3.2). */
export function useHeroCarousel(count: number) {
  const [active, setActive] = useState(0);
  const [seen, setSeen] = useState<readonly number[]>([0]);
  const [isFirstLoaded, setIsFirstLoaded] = useState(false);
  const motion = useAutoplay();
  const isPlaying = motion.isPlaying && count > 1;
  const next = (active + 1) % count;

  const show = useCallback((index: number) => {
    setActive(index);
    setSeen((current) => (current.includes(index) ? current : [...current, index]));
  }, []);
  const onFirstLoad = useCallback(() => setIsFirstLoaded(true), []);

  useAutoAdvance({
    isPlaying,
    delayMs: HERO_DELAY_MS,
    current: active,
    onAdvance: () => show(next),
  });

  return {
    active,
    show,
    isPlaying,
    isPaused: motion.isPaused,
    hasControls: count > 1,
    canPause: count > 1 && !motion.prefersReducedMotion,
    togglePause: motion.togglePause,
    pauseProps: motion.pauseProps,
    focusProps: motion.focusProps,
    /** Delays later images, so that they do not compete with the first one (product 3.2). */
    mayLoad: (index: number) =>
      seen.includes(index) || (isPlaying && isFirstLoaded && index === next),
    onFirstLoad,
  };
}
