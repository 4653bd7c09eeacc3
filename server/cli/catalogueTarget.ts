import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { printCatalogue } from '../catalogue/catalogueFile.ts';
import type { CatalogueContent } from '../catalogue/catalogueShape.ts';
import { joinProducts } from '../sheets/joinedCsv.ts';
import { csvName, writeCsv } from '../sheets/writeCsv.ts';
import { catalogueGrids } from '../sheets/writeGrids.ts';
import { RefusedError } from './errors.ts';
import { withFile } from './files.ts';

/** Writes a workbook with all sheets. @throws RefusedError */
async function writeWorkbook(path: string, content: CatalogueContent): Promise<void> {
  const { writeXlsx, WorkbookLimitError } = await import('../sheets/writeXlsx.ts');
  try {
    const bytes = await writeXlsx(catalogueGrids(content));
    withFile(path, () => writeFileSync(path, bytes));
  } catch (error) {
    throw error instanceof WorkbookLimitError ? new RefusedError(error.message) : error;
  }
}

function writeProducts(path: string, content: CatalogueContent): void {
  const grids = catalogueGrids(content);
  const [products, sizes] = ['products', 'sizes'].map((name) =>
    grids.find(({ title }) => title === name),
  );
  if (products && sizes) writeFileSync(path, writeCsv(joinProducts(products, sizes)));
}

function writeFolder(path: string, content: CatalogueContent): void {
  mkdirSync(path, { recursive: true });
  for (const grid of catalogueGrids(content))
    writeFileSync(join(path, csvName(grid)), writeCsv(grid));
}

/**
 * Writes a catalogue in the form that the path names: .json, .xlsx, .csv (the products alone), or a folder of CSV files.
 * @throws RefusedError
 */
export async function writeTarget(path: string, content: CatalogueContent): Promise<void> {
  const extension = extname(path).toLowerCase();
  if (extension === '.xlsx') await writeWorkbook(path, content);
  else if (extension === '.json')
    withFile(path, () => writeFileSync(path, printCatalogue(content)));
  else if (extension === '.csv') withFile(path, () => writeProducts(path, content));
  else if (extension === '') withFile(path, () => writeFolder(path, content));
  else throw new RefusedError(`${path} is none of .xlsx, .csv, .json and a folder.`);
}
