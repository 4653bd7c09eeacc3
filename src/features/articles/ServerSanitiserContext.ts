import { createContext } from 'react';

/** Sanitises HTML during the server render; `undefined` in browsers, which load DOMPurify when they need it. */
export const ServerSanitiserContext = createContext<((html: string) => string) | undefined>(
  undefined,
);
