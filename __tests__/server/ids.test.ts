import { describe, expect, it } from '@jest/globals';
import { newId } from '../../server/ids.ts';

describe('ids', () => {
  it('sort by creation time and are unique', () => {
    const ids = Array.from({ length: 10_000 }, newId);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
