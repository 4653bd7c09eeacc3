import { groupBy } from '../rules/groupBy.ts';
import type { PictureFile } from './pictureFiles.ts';

/** Marks of direction, which Arabic texts carry unseen. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** A name as it is compared: systems differ in case, composed letters and slashes. */
const folded = (name: string): string =>
  name
    .normalize('NFC')
    .replace(DIRECTION_MARKS, '')
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '')
    .trim()
    .toLowerCase();

const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
const stemOf = (name: string): string => baseOf(name).replace(/\.[^.]*$/, '');

/** A file for a name, or why there is none. */
export type Match = { file: PictureFile } | { problem: string };

/** Finds files by what a catalogue calls them: with or without their folder, in any case. */
export function createFileFinder(files: readonly PictureFile[]): (name: string) => Match {
  const byPath = groupBy(files, ({ name }) => folded(name));
  const byBase = groupBy(files, ({ name }) => baseOf(folded(name)));
  const byStem = groupBy(files, ({ name }) => stemOf(folded(name)));
  return (name) => {
    const wanted = folded(name);
    const found = byPath.get(wanted) ?? byBase.get(wanted) ?? [];
    const exact = found.find((file) => file.name.normalize('NFC') === name.normalize('NFC'));
    const [file, other] = exact ? [exact] : found;
    if (file && other)
      return {
        problem: `names two pictures, ${file.name} and ${other.name}. Write the folder, too.`,
      };
    if (file) return { file };
    const [similar] = byStem.get(stemOf(wanted)) ?? [];
    const hint = similar ? `; there is ${similar.name}` : '';
    return { problem: `names no picture: there is no ${name}${hint}` };
  };
}
