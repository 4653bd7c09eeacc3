import { useState, type FocusEvent } from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Whether something may move by itself: never against the visitor's setting, not while held or paused. */
export function useAutoMotion() {
  const prefersStillness = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  return {
    isPlaying: !prefersStillness && !isPaused && !isHovered && !hasFocus,
    /** The visitor pressed pause. */
    isPaused,
    /** Nothing moves by itself here, so there is nothing to pause. */
    isStill: prefersStillness,
    togglePause: () => setIsPaused((current) => !current),
    /** For the moving part: it stands still under the pointer and while focus is inside. */
    holdProps: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      },
    },
  };
}
