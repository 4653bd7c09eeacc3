import { useRef } from 'react';
import { toAttempt, type IdempotentAttempt } from '@/lib/idempotencyKey';

export interface IdempotencyKeys {
  /**
   * Returns the same key for the same payload, so that a retry has no second effect.
   * @param madeBefore key of an intent that is older than this form
   */
  keyFor: (payload: object, madeBefore?: string) => string;
  /** Forgets the last payload; sending it again uses a new key. */
  reset: () => void;
}

/** Idempotency keys for a form or dialog that sends one payload at a time. */
export function useIdempotencyKey(): IdempotencyKeys {
  const last = useRef<IdempotentAttempt>(undefined);
  return {
    keyFor: (payload, madeBefore) => {
      last.current = toAttempt(payload, last.current, madeBefore);
      return last.current.idempotencyKey;
    },
    reset: () => {
      last.current = undefined;
    },
  };
}
