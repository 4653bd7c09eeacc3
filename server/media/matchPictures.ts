import { imageFields, isPictureName, replaceImages } from '../catalogue/imageFields.ts';
import type { FieldPath, ImageField } from '../catalogue/imageFields.ts';
import type { Problem } from '../catalogue/problems.ts';
import { SHOP_PICTURES } from '../rules/shopPictureUrl.ts';
import { createFileFinder } from './matchFiles.ts';
import type { PictureFile } from './pictureFiles.ts';
import { storePictures } from './storePictures.ts';
import type { PictureUse, StoreParts } from './storePictures.ts';

/** URL in the content that is validated before anything is decoded. */
const PLACEHOLDER = `${SHOP_PICTURES}/picture.webp`;

/** What is wrong with a text that is no name of one file. */
function nameProblem(name: string): string | undefined {
  if (/^[a-z]:/i.test(name)) return `write only the name: ${name.split(/[\\/]/).at(-1)}`;
  const names = name.split(/[,،;؛|\n]/).map((part) => part.trim());
  return names.length > 1 && names.every((one) => /\.\w{3,4}$/.test(one))
    ? 'must be one name; the next picture goes into the next column'
    : undefined;
}

/** Finds pictures among files, or reports those that have none. Without files, one message is enough for all. */
function findPictures(fields: readonly ImageField[], files: readonly PictureFile[] | undefined) {
  const find = createFileFinder(files ?? []);
  const problems: Problem[] = [];
  const uses: PictureUse[] = [];
  let withoutFiles = 0;
  for (const field of fields) {
    const match = find(field.value);
    const wrong = 'file' in match ? undefined : nameProblem(field.value.trim());
    if ('file' in match) uses.push({ field, file: match.file });
    else if (wrong !== undefined) problems.push({ path: field.path, message: wrong });
    else if (files) problems.push({ path: field.path, message: match.problem });
    else withoutFiles += 1;
  }
  const message = `${withoutFiles} ${withoutFiles === 1 ? 'cell names a picture' : 'cells name pictures'}; add --pictures with their folder or archive`;
  if (withoutFiles > 0) problems.push({ path: [], message });
  return { uses, problems };
}

/**
 * Finds the pictures that the content of a catalogue file names. Its `content` has placeholders for them; `store` stores them
 * and returns the content with their URLs.
 */
export function matchPictures(content: unknown, files?: readonly PictureFile[]) {
  const named = imageFields(content).filter(({ value }) => isPictureName(value));
  const { uses, problems } = findPictures(named, files);
  const used = new Set(uses.map(({ file }) => file));
  const withoutNames = ({ value }: ImageField) => (isPictureName(value) ? PLACEHOLDER : value);
  return {
    content: replaceImages(content, withoutNames),
    problems,
    hasPictures: uses.length > 0,
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
