import { createContext } from 'react';

/** Whether the screen is the one that the browser opened, which may have server HTML to hydrate. */
export const FirstScreenContext = createContext(false);
