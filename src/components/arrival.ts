import { createContext } from 'react';

/** How the customer came to the screen; `first` is the one that the browser opened, which may have server HTML. */
export type Arrival = 'first' | 'link' | 'return';

export const ArrivalContext = createContext<Arrival>('first');
