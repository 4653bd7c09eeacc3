import type { NavigateOptions } from 'react-router';

type Navigate = (to: string, options?: NavigateOptions) => void;

/** Navigation outside React; does nothing until the router is connected. */
export interface Navigation {
  go: Navigate;
  /** Connects the router; returns the disconnect function. */
  connect: (navigate: Navigate) => () => void;
}

/** Creates a navigation without module state, so that the server can create one per request. */
export function createNavigation(): Navigation {
  let current: Navigate | undefined;
  return {
    go: (to, options) => current?.(to, options),
    connect: (navigate) => {
      current = navigate;
      return () => {
        if (current === navigate) current = undefined;
      };
    },
  };
}
