/** A random `Idempotency-Key`; the server returns the first result for a repeated key (product 13.9). */
export function makeIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Content of a request with its idempotency key. */
export interface IdempotentAttempt {
  /** Serialized, to compare two attempts. */
  content: string;
  idempotencyKey: string;
}

/**
 * The previous attempt when its content is the same, so that a retry reuses the key; otherwise a new one.
 * @param madeBefore key of the new attempt, if its intent has one already
 */
export function toAttempt(
  content: unknown,
  previous: IdempotentAttempt | null | undefined,
  madeBefore?: string,
): IdempotentAttempt {
  const serialized = JSON.stringify(content);
  if (previous?.content === serialized) return previous;
  return { content: serialized, idempotencyKey: madeBefore ?? makeIdempotencyKey() };
}
