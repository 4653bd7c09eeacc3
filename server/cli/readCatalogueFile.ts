import { checkCatalogue } from '../catalogue/catalogueFile.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { invalidCatalogue } from '../catalogue/catalogueFileError.ts';
import type { Problem } from '../catalogue/problems.ts';
import { readCatalogue } from '../repositories/readCatalogue.ts';
import type { AdminContext } from './adminContext.ts';
import { readSource } from './catalogueSource.ts';
import { refusingInvalid } from './importCatalogue.ts';
import { withPictures } from './pictures.ts';
import type { PictureOptions } from './pictures.ts';
import type { Print } from './print.ts';

const UNREAD = 'Pictures were not read yet: check again when the cells are right.';

/** Options of commands that read a catalogue. */
export interface ReadOptions extends PictureOptions {
  /** Name or file of a mapping, for files of other shop systems. */
  mapping: string | undefined;
}

/** Content of a file that can be written. */
export interface FileContent {
  content: CatalogueContent;
  /** The catalogue from which a spreadsheet took what it does not have. */
  shop: CatalogueContent | undefined;
}

/**
 * Reads a catalogue from a workbook, CSV, JSON or a folder. When it is valid, its pictures are stored, which takes minutes. What
 * a spreadsheet does not have stays as it is in the shop.
 * @throws RefusedError with everything that is wrong
 */
export function readCatalogueFile(
  context: AdminContext,
  path: string,
  { mapping, ...options }: ReadOptions,
  print: Print,
): Promise<FileContent> {
  return refusingInvalid(async () => {
    const source = await readSource(path, mapping, () => readCatalogue(context.db));
    const valid = (raw: unknown, known: readonly Problem[], note?: string): CatalogueContent => {
      const { content, problems = [] } = checkCatalogue(raw);
      const lines = source.linesOf([...known, ...problems]);
      if (content === undefined || lines.length > 0) throw invalidCatalogue(lines, note);
      return content;
    };
    const pictures = { ...options, context, print };
    const content = await withPictures(source.content, pictures, async (matched) => {
      valid(matched.content, matched.problems, matched.hasPictures ? UNREAD : undefined);
      const stored = await matched.store();
      return valid(stored.content, stored.problems);
    });
    if (source.kept.length > 0)
      print(`Not in the file, so they stay as they are: ${source.kept.join(', ')}`);
    return { content, shop: source.shop };
  });
}
