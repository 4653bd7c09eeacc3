import { use, useDeferredValue, useState, type ReactNode } from 'react';
import { ArrivalContext } from './arrival';

export interface AfterFirstPaintProps {
  children: ReactNode;
  /** Shown until then. */
  fallback?: ReactNode;
  /** Whether it applies to a screen that the customer returns to as well; the fallback must then have the height of the children. */
  isOnReturn?: boolean;
}

/**
 * Renders its children after the first paint of a screen that a link opened (product 2.13). Server HTML has them at once, and
 * so does, by default, a screen that the customer returns to, because its scroll position needs their height.
 */
export function AfterFirstPaint({
  children,
  fallback = null,
  isOnReturn = false,
}: AfterFirstPaintProps) {
  const arrival = use(ArrivalContext);
  const [isDeferred] = useState(arrival === 'link' || (arrival === 'return' && isOnReturn));
  return useDeferredValue(true, !isDeferred) ? children : fallback;
}
