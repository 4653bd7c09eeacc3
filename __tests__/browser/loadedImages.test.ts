import { expect, it } from '@jest/globals';
import { loadedUrlOf, recordLoadedImage } from '@/browser/loadedImages';

const load = (url: string, currentSrc: string) =>
  recordLoadedImage(url, { currentSrc } as HTMLImageElement);

it('returns the candidate that was loaded last', () => {
  expect(loadedUrlOf('/linen.webp')).toBeUndefined();
  load('/linen.webp', '/linen-480.avif');
  load('/linen.webp', '/linen-800.avif');
  expect(loadedUrlOf('/linen.webp')).toBe('/linen-800.avif');
});

it('forgets the image that was loaded longest ago after 200 others', () => {
  load('/first.webp', '/first-480.avif');
  for (let index = 0; index < 200; index += 1) load(`/${index}.webp`, `/${index}-480.avif`);
  expect(loadedUrlOf('/first.webp')).toBeUndefined();
  expect(loadedUrlOf('/199.webp')).toBe('/199-480.avif');
});
