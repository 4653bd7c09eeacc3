import { createContext, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How the customer came to the screen; `first` is the one that the browser opened, which may have server HTML. */
export type Arrival = 'first' | 'link' | 'return';

export const ArrivalContext = createContext<Arrival>('first');

/** How the customer came to the current screen, for `ArrivalContext`. */
export function useArrival(): Arrival {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const [first, setFirst] = useState<string | undefined>(pathname);
  const isFirst = pathname === first && navigationType !== NavigationType.Push;
  if (!isFirst && first !== undefined) setFirst(undefined);
  if (isFirst) return 'first';
  return navigationType === NavigationType.Pop ? 'return' : 'link';
}
