import { describe, expect, it } from '@jest/globals';
import { maskEmail } from '../../../server/rules/masks.ts';

describe('masked e-mail addresses', () => {
  it.each([
    ['aisha@gmail.com', 'a•••@g•••.com'],
    ['x@y.co.uk', 'x•••@y•••.uk'],
    ['layla@localhost', 'l•••@l•••'],
    ['odd@at@shop.ae', 'o•••@s•••.ae'],
    ['😀a@𝒳y.ae', '😀•••@𝒳•••.ae'],
    ['a@', 'a•••@••••'],
  ])('mask %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
