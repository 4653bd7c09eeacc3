import { isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import { asRecord, asText } from '@/lib/coerce';

/** The argument that RTK Query gives its thunks. */
interface QueryArg {
  /** The entry of the cache; empty for a mutation. */
  key: string;
  isPrefetch: boolean;
  isSubscribed: boolean;
}

function readArg(action: { meta: { arg: unknown } }): QueryArg {
  const { queryCacheKey, subscribe, forceRefetch } = asRecord(action.meta.arg);
  return {
    key: asText(queryCacheKey) ?? '',
    isPrefetch: subscribe === false && forceRefetch === false,
    isSubscribed: subscribe === true,
  };
}

/**
 * Creates the record of one store's prefetches in flight that no component waits for (product 2.14). A component that asks for the same
 * data joins the request in flight: RTK Query rejects its own one by `condition`.
 */
export function makeUnseenPrefetches() {
  const keys = new Set<string>();
  return {
    /** Follows the requests; called with every action of a thunk, after `has` of a settled request. */
    follow(action: unknown): void {
      if (isPending(action)) {
        const { key, isPrefetch } = readArg(action);
        if (isPrefetch) keys.add(key);
      } else if (isRejected(action) && action.meta.condition) {
        const { key, isSubscribed } = readArg(action);
        if (isSubscribed) keys.delete(key);
      } else if (isAnyOf(isFulfilled, isRejected)(action)) {
        keys.delete(readArg(action).key);
      }
    },
    /** Whether the failed request was a prefetch, and nobody sees its failure. */
    has(action: { meta: { arg: unknown } }): boolean {
      const { key, isPrefetch } = readArg(action);
      return isPrefetch && keys.has(key);
    },
  };
}
