import { describe, expect, it } from '@jest/globals';
import { plain } from '../../../server/cli/print.ts';

describe('a text for the terminal', () => {
  it.each([0x1b, 0x61c, 0x200e, 0x202e, 0x2028, 0x2029, 0x2069, 0xfeff, 0xad, 0xe0001, 0xe0041])(
    'has no character %i',
    (code) => {
      expect(plain(`Sara${String.fromCodePoint(code)}Omar`)).toBe('Sara Omar');
    },
  );

  it('keeps letters, marks and emoji', () => {
    expect(plain('سَارة Zoë 🙂')).toBe('سَارة Zoë 🙂');
  });
});
