import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';

describe('useIdempotencyKey', () => {
  it('reuses the key for the same payload, also after a render', () => {
    const { result, rerender } = renderHook(() => useIdempotencyKey());
    const key = result.current.keyFor({ name: 'Layla' });
    rerender();
    expect(result.current.keyFor({ name: 'Layla' })).toBe(key);
    expect(result.current.keyFor({ name: 'Omar' })).not.toBe(key);
  });

  it('makes a new key after a reset', () => {
    const { result } = renderHook(() => useIdempotencyKey());
    const key = result.current.keyFor({ name: 'Layla' });
    result.current.reset();
    expect(result.current.keyFor({ name: 'Layla' })).not.toBe(key);
  });
});
