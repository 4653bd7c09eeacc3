import { extname } from 'node:path';
import { readCatalogue } from '../repositories/readCatalogue.ts';
import { canonicalJson } from '../rules/canonicalJson.ts';
import type { AdminContext } from './adminContext.ts';
import { compareProducts, printChanges } from './catalogueChanges.ts';
import type { ProductChanges } from './catalogueChanges.ts';
import { printMissingArabic, printWarnings } from './catalogueWarnings.ts';
import { writeTarget } from './catalogueTarget.ts';
import { templateContent } from './catalogueTemplate.ts';
import type { Command, OfflineCommand } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { importCatalogue, refusingInvalid } from './importCatalogue.ts';
import { asNextVersion } from './priceVersion.ts';
import type { Print } from './print.ts';
import { readCatalogueFile } from './readCatalogueFile.ts';
import type { ReadOptions } from './readCatalogueFile.ts';

const READ_OPTIONS = { mapping: { type: 'string' }, pictures: { type: 'string' } } as const;

const exportCommand: Command = {
  usage: 'catalogue export FILE',
  description:
    'Writes the catalogue to a workbook (.xlsx), a .json file or a folder of CSV files, or its products to a .csv file.',
  positionals: [1, 1],
  isAudited: false,
  run: async ({ db }, { positionals: [path = ''] }, print) => {
    const content = await readCatalogue(db);
    await writeTarget(path, content);
    print(`Wrote ${content.products.length} products to ${path}.`);
  },
};

/** Writes the catalogue of a file, or only prints what that would change. */
async function applyFile(
  context: AdminContext,
  path: string,
  options: ReadOptions,
  print: Print,
): Promise<void> {
  const { isDryRun } = options;
  const { content, shop } = await readCatalogueFile(context, path, options, print);
  let products: ProductChanges = { added: [], changed: [], gone: [] };
  const changes = await refusingInvalid(() =>
    importCatalogue(context, isDryRun, async (trx) => {
      const before = await readCatalogue(trx);
      // Somebody else may have changed what the file does not have: storing pictures takes minutes.
      if (shop !== undefined && canonicalJson(shop) !== canonicalJson(before))
        throw new RefusedError('The catalogue has changed meanwhile. Run the command again.');
      products = await compareProducts(trx, before, content);
      const { priceTable } = content;
      if (shop === undefined || priceTable === undefined) return content;
      return { ...content, priceTable: await asNextVersion(trx, priceTable, path) };
    }),
  );
  const hasChanges = printChanges(changes, products, print);
  if (changes.told > 0)
    print(
      `Told ${changes.told} ${changes.told === 1 ? 'customer' : 'customers'} that a fabric is back.`,
    );
  printMissingArabic(content, print);
  printWarnings(content, print);
  if (isDryRun) print('Nothing was written.');
  else if (hasChanges) print('The catalogue is imported.');
}

const importCommand: Command = {
  usage: 'catalogue import FILE [--pictures FOLDER|ZIP] [--mapping NAME|FILE] [--dry-run]',
  description:
    'Replaces the catalogue with a workbook, CSV, JSON or folder, in one transaction; --pictures has the pictures that it names, --mapping reads the export of another shop system, --dry-run only prints the changes.',
  positionals: [1, 1],
  isAudited: true,
  options: { 'dry-run': { type: 'boolean' }, ...READ_OPTIONS },
  run: (context, { positionals: [path = ''], options: { mapping, pictures }, flags }, print) => {
    const isDryRun = flags.has('dry-run');
    return applyFile(context, path, { mapping, pictures, isDryRun }, print);
  },
};

const checkCommand: Command = {
  usage: 'catalogue check [FILE] [--pictures FOLDER|ZIP] [--mapping NAME|FILE]',
  description:
    'Lists what has no Arabic texts or attributes in the catalogue; of a file all errors, or what its import would change.',
  positionals: [0, 1],
  isAudited: false,
  options: READ_OPTIONS,
  run: async (context, { positionals: [path], options: { mapping, pictures } }, print) => {
    if (path !== undefined) {
      await applyFile(context, path, { mapping, pictures, isDryRun: true }, print);
      return;
    }
    const content = await readCatalogue(context.db);
    if (!printMissingArabic(content, print)) print('All texts are in English and Arabic.');
    printWarnings(content, print);
  },
};

const templateCommand: OfflineCommand = {
  usage: 'catalogue template FILE.xlsx',
  description: 'Writes a workbook with a few examples, to fill in and import.',
  positionals: [1, 1],
  runOffline: async ({ positionals: [path = ''] }, print) => {
    if (extname(path).toLowerCase() !== '.xlsx')
      throw new UsageError('The file must end in .xlsx.');
    await writeTarget(path, templateContent);
    print(
      `Wrote a template to ${path}. Fill it in, then: npm run --silent shop -- catalogue check ${path}`,
    );
  },
};

export const catalogueCommands = {
  'catalogue check': checkCommand,
  'catalogue export': exportCommand,
  'catalogue import': importCommand,
  'catalogue template': templateCommand,
};
