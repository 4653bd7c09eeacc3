import { use, useDeferredValue, useState, type ReactNode } from 'react';
import { ArrivalContext, type Arrival } from './arrival';

export interface AfterFirstPaintProps {
  children: ReactNode;
  /** Shown until then. */
  fallback?: ReactNode;
  /**
   * How far below the top the children begin at least, in viewport heights. When the customer returns to a position below
   * that, they render at once, because the position needs the height above it.
   */
  viewportsAbove?: number;
}

/** Whether the children are out of view at first, or may appear in the next frame. */
function canWait(arrival: Arrival, viewportsAbove: number): boolean {
  if (typeof arrival !== 'number') return arrival === 'link';
  return arrival <= (viewportsAbove - 1) * window.innerHeight;
}

/**
 * Renders its children after the first paint of a screen that a link opened (product 2.10). Server HTML has them at once.
 * The fallback must be tall enough for the scroll position of a screen that the customer returns to.
 */
export function AfterFirstPaint(props: AfterFirstPaintProps) {
  const { children, fallback = null, viewportsAbove = 0 } = props;
  const arrival = use(ArrivalContext);
  const [isDeferred] = useState(() => canWait(arrival, viewportsAbove));
  return useDeferredValue(true, !isDeferred) ? children : fallback;
}
