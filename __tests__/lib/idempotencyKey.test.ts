import { describe, expect, it } from '@jest/globals';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';

describe('makeIdempotencyKey', () => {
  it('is new every time and fits a header', () => {
    const keys = new Set(Array.from({ length: 1_000 }, makeIdempotencyKey));
    expect(keys.size).toBe(1_000);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
