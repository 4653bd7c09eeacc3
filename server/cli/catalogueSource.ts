import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseJson } from '../catalogue/catalogueFile.ts';
import type { CatalogueContent } from '../catalogue/catalogueShape.ts';
import { problemLine } from '../catalogue/problems.ts';
import type { Problem } from '../catalogue/problems.ts';
import { applyMapping } from '../sheets/applyMapping.ts';
import { readSingleCsv } from '../sheets/joinedCsv.ts';
import { readCsv } from '../sheets/readCsv.ts';
import { sheetProblemLine } from '../sheets/grid.ts';
import type { ReadFile } from '../sheets/grid.ts';
import { sourceOf } from '../sheets/source.ts';
import { catalogueGrids } from '../sheets/writeGrids.ts';
import { RefusedError } from './errors.ts';
import { readBytes, withFile } from './files.ts';
import { readMapping } from './readMapping.ts';

/** Content of a file, not validated, with the places of its values. */
export interface Source {
  content: unknown;
  /** Everything that is wrong with the file and its content, a line each. */
  linesOf: (problems: readonly Problem[]) => string[];
  /** Sheets that the file does not have, which stay as they are in the shop. */
  kept: readonly string[];
  /** The catalogue of which these were taken; none for JSON, which replaces everything. */
  shop: CatalogueContent | undefined;
}

const JSON_NAME = 'catalogue.json';
/** Files that Excel and macOS leave in folders. */
const isLeftover = (name: string): boolean => /^(?:~\$|\.)/.test(name);

/** The file of a folder that has the catalogue; the folder itself when it has a file per sheet. */
function catalogueIn(path: string): string {
  if (!withFile(path, () => statSync(path)).isDirectory()) return path;
  if (existsSync(join(path, JSON_NAME))) return join(path, JSON_NAME);
  const names = withFile(path, () => readdirSync(path)).filter((name) => !isLeftover(name));
  const workbooks = names.filter((name) => extname(name).toLowerCase() === '.xlsx');
  const [workbook] = workbooks;
  if (workbook !== undefined && workbooks.length === 1) return join(path, workbook);
  if (workbooks.length > 1)
    throw new RefusedError(`${path} has several workbooks: ${workbooks.join(', ')}. Name one.`);
  if (names.some((name) => extname(name).toLowerCase() === '.csv')) return path;
  throw new RefusedError(`${path} has no workbook (.xlsx), no .csv files and no ${JSON_NAME}.`);
}

const readOne = (file: string): ReadFile => readCsv(readBytes(file), basename(file, extname(file)));

function readFolder(path: string): ReadFile {
  const files = readdirSync(path)
    .filter((name) => !isLeftover(name) && extname(name).toLowerCase() === '.csv')
    .sort()
    .map((name) => readOne(join(path, name)));
  return {
    grids: files.flatMap(({ grids }) => grids),
    problems: files.flatMap(({ problems }) => problems),
  };
}

async function readSheets(path: string): Promise<ReadFile> {
  if (statSync(path).isDirectory()) return readFolder(path);
  const extension = extname(path).toLowerCase();
  if (extension === '.csv') return readSingleCsv(readBytes(path), basename(path, extname(path)));
  if (extension !== '.xlsx')
    throw new RefusedError(
      `${path} is none of .xlsx, .csv, .json and a folder. Save a spreadsheet as "Excel Workbook (.xlsx)".`,
    );
  // Loaded here, because no other command needs the library.
  const { readXlsx } = await import('../sheets/readXlsx.ts');
  return readXlsx(readBytes(path));
}

/** The file of another shop system as our sheets. @throws RefusedError when the mapping is invalid */
async function readMapped(file: string, mapping: string): Promise<ReadFile> {
  const rules = readMapping(mapping);
  const read = extname(file).toLowerCase() === '.csv' ? readOne(file) : await readSheets(file);
  const [grid] = read.grids.filter(({ isHidden }) => isHidden !== true);
  if (grid === undefined || read.problems.length > 0) return read;
  return applyMapping(grid, rules);
}

/**
 * Reads a catalogue in any of its forms.
 * @param mapping name or file of a mapping, for files of other shop systems
 * @param readShop the current catalogue, of which sheets stay that a spreadsheet does not have
 * @throws CatalogueFileError, RefusedError
 */
export async function readSource(
  path: string,
  mapping: string | undefined,
  readShop: () => Promise<CatalogueContent>,
): Promise<Source> {
  const file = catalogueIn(path);
  if (mapping === undefined && extname(file).toLowerCase() === '.json') {
    const content = parseJson(readBytes(file).toString('utf8'));
    return { content, linesOf: (problems) => problems.map(problemLine), kept: [], shop: undefined };
  }
  const read = await (mapping === undefined ? readSheets(file) : readMapped(file, mapping));
  const shop = await readShop();
  const { content, problemsOf, kept } = sourceOf(read, catalogueGrids(shop));
  return { content, kept, shop, linesOf: (problems) => problemsOf(problems).map(sheetProblemLine) };
}
