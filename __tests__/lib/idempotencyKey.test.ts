import { describe, expect, it } from '@jest/globals';
import { makeIdempotencyKey, toAttempt } from '@/lib/idempotencyKey';

describe('makeIdempotencyKey', () => {
  it('returns a new key of 32 hexadecimal digits each time', () => {
    const keys = new Set(Array.from({ length: 1_000 }, makeIdempotencyKey));
    expect(keys.size).toBe(1_000);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('toAttempt', () => {
  const order = { city: 'Dubai', lines: [['linen', 1]] };

  it('returns the previous attempt for the same content', () => {
    const first = toAttempt(order, null);
    expect(toAttempt(structuredClone(order), first)).toBe(first);
  });

  it('starts with the key that an intent has already, and keeps it for a retry', () => {
    const first = toAttempt(order, undefined, 'made-before');
    expect(first.idempotencyKey).toBe('made-before');
    expect(toAttempt(structuredClone(order), first)).toBe(first);
  });

  it('creates a new key for other content, and when the content changes back', () => {
    const first = toAttempt(order, undefined);
    const second = toAttempt({ ...order, city: 'Sharjah' }, first);
    const third = toAttempt(order, second);
    const keys = [first, second, third].map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(3);
  });
});
