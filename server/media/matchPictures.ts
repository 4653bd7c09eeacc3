import { imageFields, isPictureName, replaceImages } from '../catalogue/imageFields.ts';
import type { FieldPath, ImageField } from '../catalogue/imageFields.ts';
import type { Problem } from '../catalogue/problems.ts';
import { SHOP_PICTURES } from '../rules/shopPictureUrl.ts';
import { createFileFinder } from './matchFiles.ts';
import type { Match } from './matchFiles.ts';
import type { PictureFile } from './pictureFiles.ts';
import { storePictures } from './storePictures.ts';
import type { PictureUse, StoreParts } from './storePictures.ts';

/** URL in the content that is validated before anything is decoded. */
const PLACEHOLDER = `${SHOP_PICTURES}/picture.webp`;

/** Without files, no name has a picture. */
const noFiles = (name: string): Match => ({
  problem: `is the name of a picture, but no pictures were given: ${name}. Add --pictures with their folder or archive, or write an address that begins with / or https://`,
});

/**
 * Finds the pictures that the content of a catalogue file names. Its `content` has placeholders for them; `store` stores them
 * and returns the content with their URLs.
 */
export function matchPictures(content: unknown, files?: readonly PictureFile[]) {
  const find = files ? createFileFinder(files) : noFiles;
  const problems: Problem[] = [];
  const uses: PictureUse[] = [];
  for (const field of imageFields(content).filter(({ value }) => isPictureName(value))) {
    const match = find(field.value);
    if ('file' in match) uses.push({ field, file: match.file });
    else problems.push({ path: field.path, message: match.problem });
  }
  const used = new Set(uses.map(({ file }) => file));
  const withoutNames = ({ value }: ImageField) => (isPictureName(value) ? PLACEHOLDER : value);
  return {
    content: replaceImages(content, withoutNames),
    problems,
    /** Names of files that the content does not name. */
    unused: (files ?? []).filter((file) => !used.has(file)).map(({ name }) => name),
    /** Stores the pictures, or checks them in a dry run. All of them are tried, whatever fails. */
    store: async (parts: StoreParts) => {
      const { urls, ...counts } = await storePictures(uses, parts);
      const keyOf = (path: FieldPath) => JSON.stringify(path);
      const byField = new Map(urls.map(({ path, url }) => [keyOf(path), url]));
      return {
        content: replaceImages(
          content,
          (field) => byField.get(keyOf(field.path)) ?? withoutNames(field),
        ),
        ...counts,
      };
    },
  };
}
