import { readFileSync, writeFileSync } from 'node:fs';
import { CatalogueFileError, parseCatalogue, printCatalogue } from '../catalogue/catalogueFile.ts';
import { lockCatalogue } from '../repositories/catalogueVersion.ts';
import { readCatalogue } from '../repositories/readCatalogue.ts';
import { writeCatalogue } from '../repositories/writeCatalogue.ts';
import type { CatalogueChanges } from '../repositories/writeCatalogue.ts';
import type { Command } from './command.ts';
import type { AdminContext } from './adminContext.ts';
import { RefusedError } from './errors.ts';
import { withFile } from './files.ts';
import { table } from './print.ts';
import type { Print } from './print.ts';

const exportCommand: Command = {
  usage: 'catalogue export FILE',
  description: 'Writes the whole catalogue to a JSON file.',
  positionals: [1, 1],
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
}

/** Writes a catalogue in a transaction; a dry run is rolled back. */
async function importJson(
  context: AdminContext,
  json: string,
  isDryRun: boolean,
): Promise<CatalogueChanges> {
  const content = parseCatalogue(json);
  const trx = await context.db.startTransaction().execute();
  try {
    await lockCatalogue(trx);
    const changes = await writeCatalogue(trx, content);
    await (isDryRun ? trx.rollback() : trx.commit()).execute();
    return changes;
  } catch (error) {
    await trx.rollback().execute();
    throw error;
  }
}

const importCommand: Command = {
  usage: 'catalogue import FILE [--dry-run]',
  description:
    'Replaces the catalogue with the file, in one transaction; --dry-run only prints the changes.',
  positionals: [1, 1],
  options: { 'dry-run': { type: 'boolean' } },
  run: async (context, { positionals: [path = ''], flags }, print) => {
    const isDryRun = flags.has('dry-run');
    const json = withFile(path, () => readFileSync(path, 'utf8'));
    const changes = await importJson(context, json, isDryRun).catch((error: unknown) => {
      throw error instanceof CatalogueFileError ? new RefusedError(error.message) : error;
    });
    printChanges(changes, print);
    print(isDryRun ? 'Nothing was written.' : 'The catalogue is imported.');
  },
};

export const catalogueCommands = {
  'catalogue export': exportCommand,
  'catalogue import': importCommand,
};
