import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PHOTO_FOLDER, parsePhotoFile, photoUrl } from '../../../server/rules/reviewPhotoUrl.ts';

describe('the URL of a photo', () => {
  it('names photo and size', () => {
    const size = fc.constantFrom('image', 'thumbnail');
    const property = fc.property(fc.uuid(), size, (id, of) => {
      const name = photoUrl(id, of).slice(`${PHOTO_FOLDER}/`.length);
      expect(parsePhotoFile(name)).toEqual({ id, size: of });
    });
    fc.assert(property);
  });

  it.each([
    '',
    'x.webp',
    `${'a'.repeat(36)}.png`,
    `${'a'.repeat(37)}.webp`,
    `${'A'.repeat(36)}.webp`,
  ])('is none with %j', (name) => {
    expect(parsePhotoFile(name)).toBeUndefined();
  });
});
