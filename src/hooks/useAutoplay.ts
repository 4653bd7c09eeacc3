import { useState, type FocusEvent } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Autoplay state: stops on reduced motion, pause, hover, touch and keyboard focus. */
export function useAutoplay() {
  const prefersReducedMotion = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // Stable, so that memoised children do not re-render.
  const [handlers] = useState(() => {
    /** Only keyboard focus stops the motion, because a click moves focus as well. */
    const focusProps = {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible')) setHasFocus(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      },
    };
    return {
      togglePause: () => setIsPaused((current) => !current),
      /** For controls: keyboard focus stops the motion. */
      focusProps,
      /** For the moving content: pointer, touch and keyboard focus stop the motion. */
      pauseProps: {
        ...focusProps,
        onPointerEnter: () => setIsHovered(true),
        onPointerLeave: () => setIsHovered(false),
        onTouchStart: () => setIsTouched(true),
        onTouchEnd: () => setIsTouched(false),
        onTouchCancel: () => setIsTouched(false),
      },
    };
  });

  return {
    ...handlers,
    isPlaying: !prefersReducedMotion && !isPaused && !isHovered && !isTouched && !hasFocus,
    /** The user pressed pause. */
    isPaused,
    /** Reduced motion: nothing moves, so there is nothing to pause. */
    prefersReducedMotion,
  };
}
