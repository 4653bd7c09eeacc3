import { readFileSync, writeFileSync } from 'node:fs';
import { parseCatalogue, printCatalogue } from '../catalogue/catalogueFile.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { assertCompleteArabic, listMissingArabic } from '../catalogue/checkArabic.ts';
import { readCatalogue } from '../repositories/readCatalogue.ts';
import type { CatalogueChanges } from '../repositories/writeCatalogue.ts';
import type { Command } from './command.ts';
import { withFile } from './files.ts';
import { importCatalogue, refusingInvalid } from './importCatalogue.ts';
import { table } from './print.ts';
import type { Print } from './print.ts';

const exportCommand: Command = {
  usage: 'catalogue export FILE',
  description: 'Writes the whole catalogue to a JSON file.',
  positionals: [1, 1],
  isAudited: false,
  run: async ({ db }, { positionals: [path = ''] }, print) => {
    const content = await readCatalogue(db);
    withFile(path, () => writeFileSync(path, printCatalogue(content)));
    print(`Wrote ${content.products.length} products to ${path}.`);
  },
};

function printChanges({ tables, lost }: CatalogueChanges, print: Print): void {
  const rows = Object.entries(tables)
    .filter(([, change]) => change.added + change.changed + change.removed > 0)
    .map(([name, { added, changed, removed }]) => [
      name.replaceAll('_', ' '),
      ...[added, changed, removed].map(String),
    ]);
  if (rows.length === 0) {
    print('No changes.');
    return;
  }
  table(['', 'ADDED', 'CHANGED', 'REMOVED'], rows).forEach(print);
  if (lost.reviews > 0) print(`${lost.reviews} reviews of removed products are deleted.`);
  if (lost.cartLines > 0) print(`${lost.cartLines} cart lines with removed sizes are deleted.`);
  if (lost.finishedWindows > 0)
    print(`${lost.finishedWindows} finished windows in carts are unavailable now.`);
}

const MAX_LISTED_IDS = 10;

function listIds(ids: readonly string[]): string {
  const more = ids.length > MAX_LISTED_IDS ? ', …' : '';
  return ids.slice(0, MAX_LISTED_IDS).join(', ') + more;
}

/** Prints which records have no Arabic texts, one line per kind. @returns whether there are any */
function printMissingArabic(content: CatalogueContent, print: Print): boolean {
  const kinds = listMissingArabic(content);
  for (const { kind, total, missing } of kinds) {
    const name = kind.replaceAll('_', ' ');
    print(`Without Arabic: ${missing.length} of ${total} ${name} (${listIds(missing)})`);
  }
  return kinds.length > 0;
}

/** Prints which products no filter finds. */
function printMissingAttributes({ products }: CatalogueContent, print: Print): void {
  const missing = products.filter(({ attributes }) => attributes === undefined);
  if (missing.length === 0) return;
  const ids = listIds(missing.map(({ id }) => id));
  print(`Without attributes: ${missing.length} of ${products.length} products (${ids})`);
}

/** Parses a catalogue file. @throws RefusedError when it is invalid */
function readContent(path: string): Promise<CatalogueContent> {
  const json = withFile(path, () => readFileSync(path, 'utf8'));
  return refusingInvalid(() => {
    const content = parseCatalogue(json);
    assertCompleteArabic(content);
    return content;
  });
}

const importCommand: Command = {
  usage: 'catalogue import FILE [--dry-run]',
  description:
    'Replaces the catalogue with the file, in one transaction; --dry-run only prints the changes.',
  positionals: [1, 1],
  isAudited: true,
  options: { 'dry-run': { type: 'boolean' } },
  run: async (context, { positionals: [path = ''], flags }, print) => {
    const isDryRun = flags.has('dry-run');
    const content = await readContent(path);
    const write = () => importCatalogue(context, isDryRun, () => content);
    const changes = await refusingInvalid(write);
    printChanges(changes, print);
    if (changes.told > 0)
      print(
        `Told ${changes.told} ${changes.told === 1 ? 'customer' : 'customers'} that a fabric is back.`,
      );
    printMissingArabic(content, print);
    print(isDryRun ? 'Nothing was written.' : 'The catalogue is imported.');
  },
};

const checkCommand: Command = {
  usage: 'catalogue check [FILE]',
  description: 'Lists what has no Arabic texts or attributes in the catalogue or a file.',
  positionals: [0, 1],
  isAudited: false,
  run: async ({ db }, { positionals: [path] }, print) => {
    const content = await (path === undefined ? readCatalogue(db) : readContent(path));
    if (!printMissingArabic(content, print)) print('All texts are in English and Arabic.');
    printMissingAttributes(content, print);
  },
};

export const catalogueCommands = {
  'catalogue check': checkCommand,
  'catalogue export': exportCommand,
  'catalogue import': importCommand,
};
