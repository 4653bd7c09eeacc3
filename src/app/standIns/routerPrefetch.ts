import { createContext, type Ref } from 'react';

/**
 * Stands in, in the build, for the part of react-router that prefetches pages for a server of its own: the shop does
 * that by itself (`prefetchOnIntent`). Every link has two states, two effects and a changing ref less.
 */
export const FrameworkContext = createContext<undefined>(undefined);

export function PrefetchPageLinks(): null {
  return null;
}

export function usePrefetchBehavior(): [shouldPrefetch: false, ref: undefined, handlers: object] {
  return [false, undefined, {}];
}

export function mergeRefs<Element>(own: Ref<Element> | undefined): Ref<Element> {
  return own ?? null;
}
