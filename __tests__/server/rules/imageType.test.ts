import { describe, expect, it } from '@jest/globals';
import { imageTypeOf } from '../../../server/rules/imageType.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('imageTypeOf', () => {
  it.each([
    ['\xFF\xD8\xFF\xE0', 'image/jpeg'],
    ['\x89PNG\r\n\x1A\n', 'image/png'],
    ['RIFF1234WEBPVP8 ', 'image/webp'],
  ])('reads the first bytes of %j', (text, type) => {
    expect(imageTypeOf(bytes(text))).toBe(type);
  });

  it.each([
    '',
    '\xFF\xD8',
    '\x89PNG\n',
    'RIFF1234WAVE',
    ' \xFF\xD8\xFF',
    'GIF89a',
    '<svg/>',
    '%PDF-1.7',
  ])('finds none in %j', (text) => {
    expect(imageTypeOf(bytes(text))).toBeUndefined();
  });
});
