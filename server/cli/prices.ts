import { writeFileSync } from 'node:fs';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { invalidFile } from '../catalogue/catalogueFileError.ts';
import { madeToMeasureProblems } from '../catalogue/checkMadeToMeasure.ts';
import { sheetRows } from '../catalogue/priceSheet.ts';
import type { PriceTable } from '../catalogue/priceTable.ts';
import type { Queryable } from '../db/open.ts';
import { currentPriceTable } from '../repositories/priceTables.ts';
import { readCatalogue } from '../repositories/readCatalogue.ts';
import { printPriceCsv, readPriceCsv } from '../sheets/priceCsv.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { RefusedError } from './errors.ts';
import { readBytes, withFile } from './files.ts';
import { importCatalogue, refusingInvalid } from './importCatalogue.ts';
import { asNextVersion, changedPrices, pricesHeadline } from './priceVersion.ts';
import { table } from './print.ts';
import type { Print } from './print.ts';

const NO_TABLE = 'The shop has no price table. Import a catalogue with one first.';

async function currentTable(db: Queryable): Promise<PriceTable> {
  const current = await currentPriceTable(db);
  if (current === undefined) throw new RefusedError(NO_TABLE);
  return current;
}

/** The catalogue with the prices of a sheet as a new version. @throws CatalogueFileError */
async function withSheet(
  trx: Queryable,
  sheet: PriceTable,
  path: string,
): Promise<CatalogueContent & { priceTable: PriceTable }> {
  const content = await readCatalogue(trx);
  const priceTable = await asNextVersion(trx, sheet, path);
  const problems = madeToMeasureProblems(content.products, priceTable);
  if (problems.length > 0)
    throw invalidFile(
      `${path} does not fit the catalogue`,
      problems.map(({ message }) => message),
    );
  return { ...content, priceTable };
}

/** Checks a sheet against the catalogue and prints what it changes. Unless this is a dry run, it is written. */
async function applySheet(
  context: AdminContext,
  path: string,
  isDryRun: boolean,
  print: Print,
): Promise<void> {
  const bytes = readBytes(path);
  const before = await currentTable(context.db);
  let after = before;
  const { tables } = await refusingInvalid(() => {
    const sheet = readPriceCsv(bytes, path);
    return importCatalogue(context, isDryRun, async (trx) => {
      const content = await withSheet(trx, sheet, path);
      after = content.priceTable;
      return content;
    });
  });
  const rows = changedPrices(before, after);
  if (rows.length === 0) print('No changes.');
  else {
    table(['PRICE', 'NOW', 'IN THE FILE'], rows).forEach(print);
    print(`The price that the lists show changes for ${tables.products.changed} products.`);
  }
  print(isDryRun ? 'Nothing was written.' : pricesHeadline(after));
}

const show: Command = {
  usage: 'prices show',
  description: 'Lists the prices of finished windows, and says whether they are samples.',
  positionals: [0, 0],
  isAudited: false,
  run: async ({ db }, _args, print) => {
    const current = await currentTable(db);
    print(pricesHeadline(current));
    const rows = sheetRows(current).map(({ name, value, unit }) => [name, value, unit]);
    table(['PRICE', 'VALUE', 'UNIT'], rows).forEach(print);
  },
};

const check: Command = {
  usage: 'prices check [FILE]',
  description: 'Says whether the prices are samples, or what a CSV file would change.',
  positionals: [0, 1],
  isAudited: false,
  run: async (context, { positionals: [path] }, print) => {
    if (path === undefined) print(pricesHeadline(await currentTable(context.db)));
    else await applySheet(context, path, true, print);
  },
};

const exportCommand: Command = {
  usage: 'prices export FILE',
  description: 'Writes the prices of finished windows to a CSV file for a spreadsheet.',
  positionals: [1, 1],
  isAudited: false,
  run: async ({ db }, { positionals: [path = ''] }, print) => {
    const current = await currentTable(db);
    withFile(path, () => writeFileSync(path, printPriceCsv(current)));
    print(`Wrote version ${current.version} to ${path}.`);
    print(pricesHeadline(current));
  },
};

const importCommand: Command = {
  usage: 'prices import FILE',
  description:
    'Makes the prices of a CSV file the next version; prices that customers were given do not change.',
  positionals: [1, 1],
  isAudited: true,
  run: (context, { positionals: [path = ''] }, print) => applySheet(context, path, false, print),
};

export const priceCommands = {
  'prices show': show,
  'prices check': check,
  'prices export': exportCommand,
  'prices import': importCommand,
};
