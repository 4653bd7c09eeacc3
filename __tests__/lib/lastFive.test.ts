import { describe, expect, it } from '@jest/globals';
import { lastFive } from '@/lib/lastFive';

describe('lastFive (spec §9)', () => {
  it.each([
    ['SDL-261121-7K3QF', '7K3QF'],
    ['42', '42'],
    ['', ''],
  ])('of %j is %j', (orderId, shown) => {
    expect(lastFive(orderId)).toBe(shown);
  });
});
