import { useCallback, useState } from 'react';
import { useAutoAdvance } from '@/hooks/useAutoAdvance';
import { useAutoMotion } from '@/hooks/useAutoMotion';
import { HERO_DELAY_MS } from './measures';

/** Which slide is shown, which may load its picture, and what moves them on (spec §4, §9). */
export function useHeroCarousel(count: number) {
  const [active, setActive] = useState(0);
  const [seen, setSeen] = useState<readonly number[]>([0]);
  const [isFirstLoaded, setIsFirstLoaded] = useState(false);
  const motion = useAutoMotion();
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
    /** There are controls only where something can move or be chosen. */
    hasControls: count > 1,
    canPause: count > 1 && !motion.isStill,
    togglePause: motion.togglePause,
    holdProps: motion.holdProps,
    focusProps: motion.focusProps,
    /** A later picture waits for its turn, and never competes with the first (spec §4). */
    mayLoad: (index: number) =>
      seen.includes(index) || (isPlaying && isFirstLoaded && index === next),
    onFirstLoad,
  };
}
