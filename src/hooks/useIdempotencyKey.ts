import { useRef } from 'react';
import { toAttempt, type IdempotentAttempt } from '@/lib/idempotencyKey';

export interface IdempotencyKeys {
  /** Returns the same key for the same payload, so that a retry has no second effect. */
  keyFor: (payload: object) => string;
  /** Forgets the last payload; sending it again uses a new key. */
  reset: () => void;
}

/** Idempotency keys for a form or dialog that sends one payload at a time. */
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
