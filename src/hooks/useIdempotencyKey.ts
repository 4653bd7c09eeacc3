import { useRef } from 'react';
import { toAttempt, type IdempotentAttempt } from '@/lib/idempotencyKey';

export interface IdempotencyKeys {
  /** The same key for the same payload, so that a retry is not carried out twice. */
  keyFor: (payload: object) => string;
  /** Forgets the last payload; sending the same again is a new intent. */
  reset: () => void;
}

/** Idempotency keys of a form or dialog that sends one payload at a time. */
export function useIdempotencyKey(): IdempotencyKeys {
  const last = useRef<IdempotentAttempt>(undefined);
  return {
    keyFor: (payload) => {
      last.current = toAttempt(payload, last.current);
      return last.current.idempotencyKey;
    },
    reset: () => {
      last.current = undefined;
    },
  };
}
