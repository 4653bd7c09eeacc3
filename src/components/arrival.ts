import { createContext } from 'react';

/**
 * How the customer came to the screen: `first` for the one that the browser opened, which may have server HTML to hydrate;
 * `link`; or the scroll position in px that they return to.
 */
export type Arrival = 'first' | 'link' | number;

export const ArrivalContext = createContext<Arrival>('first');
