import { describe, expect, it } from '@jest/globals';
import { canonicalEmail } from '../../../server/rules/email.ts';

const longestLocal = 'x'.repeat(64);
/** A domain of the given length. */
const domainOf = (length: number) => `${'d.'.repeat((length - 2) / 2)}ae`;

describe('e-mail addresses', () => {
  it.each([
    [' Aisha@Example.COM ', 'aisha@example.com'],
    ['a+b@bücher.example', 'a+b@xn--bcher-kva.example'],
    ['a@b.co.uk', 'a@b.co.uk'],
    ['\u202Aa@b.co\u202C\u200B', 'a@b.co'],
    ["o'neil.{x}~!@b.co", "o'neil.{x}~!@b.co"],
    [`${longestLocal}@b.co`, `${longestLocal}@b.co`],
  ])('normalize %j to %j', (text, expected) => {
    expect(canonicalEmail(text)).toBe(expected);
  });

  it.each([
    'a@b',
    'a@',
    'a',
    '@b.co',
    'a@@b.co',
    'a@b.co@',
    'a@b.co@c.de',
    'a b@c.de',
    'a@b.co,c@d.ee',
    'a@b.co/c',
    'a@b.co?c',
    'a@b.co#c',
    'a@b.co\\c',
    'a@b%2eco',
    'a@b\t.co',
    'a@b.co:25',
    'a@/b.co',
    'a@127.0.0.1',
    'a@0x7f.1',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a@_b.co',
    'a@b.c_o',
    `${longestLocal}x@b.co`,
    '"a"@b.co',
    'a@-.',
    '',
  ])('reject %j', (text) => {
    expect(canonicalEmail(text)).toBeUndefined();
  });

  it('have at most 254 characters', () => {
    expect(canonicalEmail(`ab@c${domainOf(250)}`)).toHaveLength(254);
    expect(canonicalEmail(`abc@c${domainOf(250)}`)).toBeUndefined();
  });
});
