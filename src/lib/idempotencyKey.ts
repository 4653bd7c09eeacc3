/** A random `Idempotency-Key`; the server answers a repeated key with the first result (product 13.9). */
export function makeIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was sent, and the key it was sent with. */
export interface IdempotentAttempt {
  /** Serialized, so that two attempts can be compared. */
  content: string;
  idempotencyKey: string;
}

/** The previous attempt when the same content is sent again, so that a retry reuses its key; otherwise a new one. */
export function toAttempt(
  content: unknown,
  previous: IdempotentAttempt | null | undefined,
): IdempotentAttempt {
  const serialized = JSON.stringify(content);
  if (previous?.content === serialized) return previous;
  return { content: serialized, idempotencyKey: makeIdempotencyKey() };
}
