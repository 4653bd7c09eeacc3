import { checkCatalogue } from '../catalogue/catalogueFile.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { invalidCatalogue } from '../catalogue/catalogueFileError.ts';
import { imageFields, isPictureName } from '../catalogue/imageFields.ts';
import type { Problem } from '../catalogue/problems.ts';
import { readCatalogue } from '../repositories/readCatalogue.ts';
import type { AdminContext } from './adminContext.ts';
import { readSource } from './catalogueSource.ts';
import { refusingInvalid } from './importCatalogue.ts';
import type { Print } from './print.ts';

/** File names of pictures, which nothing replaces yet. */
const pictureProblems = (content: unknown): Problem[] =>
  imageFields(content)
    .filter(({ value }) => isPictureName(value))
    .map(({ path }) => ({
      path,
      message:
        'is the name of a picture, but no pictures were given; write an address that begins with / or https://',
    }));

/** Options of commands that read a catalogue. */
export interface ReadOptions {
  /** Name or file of a mapping, for files of other shop systems. */
  mapping: string | undefined;
}

/**
 * Reads a catalogue from a workbook, CSV, JSON or a folder. What a spreadsheet does not have stays as it is in the shop.
 * @throws RefusedError with everything that is wrong
 */
export function readContent(
  { db }: AdminContext,
  path: string,
  { mapping }: ReadOptions,
  print: Print,
): Promise<CatalogueContent> {
  return refusingInvalid(async () => {
    const source = await readSource(path, mapping, () => readCatalogue(db));
    const { content, problems = [] } = checkCatalogue(source.content);
    const lines = source.linesOf([...pictureProblems(source.content), ...problems]);
    if (content === undefined || lines.length > 0) throw invalidCatalogue(lines);
    if (source.kept.length > 0)
      print(`Not in the file, so they stay as they are: ${source.kept.join(', ')}`);
    return content;
  });
}
