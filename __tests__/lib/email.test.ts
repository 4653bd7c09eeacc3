import { describe, expect, it } from '@jest/globals';
import { isEmail } from '@/lib/email';

describe('isEmail', () => {
  it.each(['mariam@example.com', 'a@b.c', 'first.last+tag@mail.example.ae'])(
    'accepts %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each(['', 'mariam', 'mariam@example', '@example.com', 'a b@example.com', 'a@b@c.com', 'a@b.'])(
    'refuses "%s"',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});
