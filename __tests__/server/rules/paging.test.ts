import { describe, expect, it } from '@jest/globals';
import { offsetOf, totalPagesOf } from '../../../server/rules/paging.ts';

describe('pages', () => {
  it('are as many as it takes, and one for nothing', () => {
    expect([0, 1, 10, 11].map((count) => totalPagesOf(count, 10))).toEqual([1, 1, 1, 2]);
  });

  it('begin after the records of those before', () => {
    expect([1, 2, 5].map((page) => offsetOf({ page, limit: 8 }))).toEqual([0, 8, 32]);
  });
});
