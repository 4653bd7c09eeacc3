import type { NavigateOptions } from 'react-router';

type Go = (to: string, options?: NavigateOptions) => void;

/** Moves the visitor from outside React; does nothing until the router has connected. */
export interface Navigation {
  go: Go;
  /** Takes over the movements; returns the way to stop. */
  connect: (go: Go) => () => void;
}

/** A navigation with no state outside itself, so that a server can make one per request. */
export function createNavigation(): Navigation {
  let current: Go | undefined;
  return {
    go: (to, options) => current?.(to, options),
    connect: (go) => {
      current = go;
      return () => {
        if (current === go) current = undefined;
      };
    },
  };
}
