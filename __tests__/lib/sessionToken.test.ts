import { describe, expect, it } from '@jest/globals';
import { isSessionToken } from '@/lib/sessionToken';

describe('isSessionToken', () => {
  it.each(['a', 'eyJhbGciOi.J9.x-_', '!~', 'x'.repeat(4_096)])('accepts %j', (token) => {
    expect(isSessionToken(token)).toBe(true);
  });

  it.each([
    '',
    'a b',
    ' a',
    'a ',
    'a\nb',
    'a\n',
    'a\u007f',
    'ключ',
    'x'.repeat(4_097),
    123,
    null,
    undefined,
    {},
  ])('rejects %j', (token) => {
    expect(isSessionToken(token)).toBe(false);
  });
});
