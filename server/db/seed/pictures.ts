import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { StoredPicture } from '../../repositories/pictures.ts';
import type { PictureKey } from './types.ts';

/** Looks up a picture by its key. */
export type PictureBook = (key: PictureKey) => StoredPicture;

const file = z.object({
  pictures: z.record(z.string(), z.object({ url: z.string(), alt: z.string() })),
});

/** The pictures that scripts/media made, by key. */
export function readPictureBook(path = join(import.meta.dirname, 'pictures.json')): PictureBook {
  const { pictures } = file.parse(JSON.parse(readFileSync(path, 'utf8')));
  return (key) => {
    const picture = pictures[key];
    if (!picture) throw new Error(`The catalogue names a picture that does not exist: ${key}`);
    return { url: picture.url, alt: picture.alt };
  };
}
