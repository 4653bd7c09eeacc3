import { use, useDeferredValue, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { FirstScreenContext } from './firstScreen';

export interface AfterFirstPaintProps {
  children: ReactNode;
  /** Reserves the height of the children if they are in the first view. */
  fallback?: ReactNode;
}

/**
 * Renders its children after the first paint of a screen that a link opened (product 2.10). Server HTML has them at once, and
 * so does a screen that the customer returns to, because its scroll position needs the whole height.
 */
export function AfterFirstPaint({ children, fallback = null }: AfterFirstPaintProps) {
  const isFirstScreen = use(FirstScreenContext);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [isImmediate] = useState(isFirstScreen || isReturn);
  return useDeferredValue(true, isImmediate) ? children : fallback;
}
