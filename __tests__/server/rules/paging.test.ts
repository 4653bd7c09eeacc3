import { describe, expect, it } from '@jest/globals';
import { offsetOf, totalPagesOf } from '../../../server/rules/paging.ts';

describe('pagination', () => {
  it('rounds up the number of pages, with one for no records', () => {
    expect([0, 1, 10, 11].map((count) => totalPagesOf(count, 10))).toEqual([1, 1, 1, 2]);
  });

  it('skips the records of previous pages', () => {
    expect([1, 2, 5].map((page) => offsetOf({ page, limit: 8 }))).toEqual([0, 8, 32]);
  });
});
