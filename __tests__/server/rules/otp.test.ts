import { describe, expect, it } from '@jest/globals';
import { newCode } from '../../../server/rules/otp.ts';

describe('sign-in codes', () => {
  it('have six digits with leading zeros', () => {
    const codes = Array.from({ length: 5000 }, newCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(4900);
  });

  it('have uniformly distributed digits', () => {
    const codes = Array.from({ length: 20_000 }, newCode);
    for (let place = 0; place < 6; place += 1) {
      const chiSquared = Array.from('0123456789').reduce((sum, digit) => {
        const count = codes.filter((code) => code[place] === digit).length;
        return sum + (count - 2000) ** 2 / 2000;
      }, 0);
      // 9 degrees of freedom: uniform digits exceed this once in ten million times.
      expect(chiSquared).toBeLessThan(50);
    }
  });
});
