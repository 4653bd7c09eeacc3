import { useState, type FocusEvent } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Whether content may move by itself: not with reduced motion, while paused, hovered, touched or focused. */
export function useAutoplay() {
  const prefersStillness = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // Stable, so that memoised children do not re-render.
  const [handlers] = useState(() => {
    /** A click moves focus as well; only keyboard focus stops the motion. */
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
      holdProps: {
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
    isPlaying: !prefersStillness && !isPaused && !isHovered && !isTouched && !hasFocus,
    /** The user pressed pause. */
    isPaused,
    /** Reduced motion: nothing moves, so there is nothing to pause. */
    isStill: prefersStillness,
  };
}
