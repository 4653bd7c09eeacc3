import { useMediaQuery } from './useMediaQuery';

/** Whether the visitor asked for less motion; follows the setting while the page is open. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
