import { useRef } from 'react';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';

/** Gives the same key for the same words, so that a second try after a failure books once; other words are a new intent. */
export function useIntentKey() {
  const last = useRef<{ words: string; key: string }>(undefined);
  return (payload: object): string => {
    const words = JSON.stringify(payload);
    if (last.current?.words !== words) last.current = { words, key: makeIdempotencyKey() };
    return last.current.key;
  };
}
