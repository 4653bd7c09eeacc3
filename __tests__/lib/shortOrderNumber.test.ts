import { describe, expect, it } from '@jest/globals';
import { shortOrderNumber } from '@/lib/shortOrderNumber';

describe('shortOrderNumber (product 11.3)', () => {
  it.each([
    ['SDL-261121-7K3QF', '7K3QF'],
    ['42', '42'],
    ['', ''],
  ])('shortens %j to %j', (orderId, shown) => {
    expect(shortOrderNumber(orderId)).toBe(shown);
  });
});
