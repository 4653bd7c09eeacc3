import { describe, expect, it } from '@jest/globals';
import { describeCount } from '@/features/products/shared/resultCount';
import { english } from '@/fixtures/english';

describe('describeCount', () => {
  it('is exact on the last page', () => {
    expect(describeCount(english, { page: 3, totalPages: 3, shown: 4 })).toBe('24 fabrics');
  });

  it('uses the singular for one product', () => {
    expect(describeCount(english, { page: 1, totalPages: 1, shown: 1 })).toBe('1 fabric');
  });

  it('uses totalCount on any page', () => {
    expect(describeCount(english, { page: 1, totalPages: 3, shown: 10, totalCount: 24 })).toBe(
      '24 fabrics',
    );
    expect(describeCount(english, { page: 1, totalPages: 1, shown: 1, totalCount: 1 })).toBe(
      '1 fabric',
    );
  });

  it('is a lower bound before the last page without totalCount', () => {
    expect(describeCount(english, { page: 1, totalPages: 3, shown: 10 })).toBe(
      'More than 20 fabrics',
    );
  });
});
