import { useState, type FocusEvent } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Whether something may move by itself: never against the visitor's setting, not while held or paused. */
export function useAutoMotion() {
  const prefersStillness = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // Always the same ones, so that parts which take them need not be rendered again.
  const [handlers] = useState(() => {
    /** A press also moves focus, but only the keyboard's focus says that somebody is reading on here. */
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
      /** For controls beside the moving part: it stands still while the keyboard is on them. */
      focusProps,
      /** For the moving part: it stands still under pointer and finger and while focus is inside. */
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
    /** The visitor pressed pause. */
    isPaused,
    /** Nothing moves by itself here, so there is nothing to pause. */
    isStill: prefersStillness,
  };
}
