import { readFileSync, writeFileSync } from 'node:fs';
import { CatalogueFileError, parseCatalogue, printCatalogue } from '../catalogue/catalogueFile.ts';
import { holdCatalogue } from '../repositories/catalogueVersion.ts';
import { readCatalogue } from '../repositories/readCatalogue.ts';
import { writeCatalogue } from '../repositories/writeCatalogue.ts';
import type { CatalogueChanges } from '../repositories/writeCatalogue.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { RefusedError } from './errors.ts';
import { withFile } from './files.ts';
import { table } from './print.ts';
import type { Say } from './print.ts';

const exportCommand: Command = {
  usage: 'catalogue export FILE',
  about: 'Writes the whole catalogue to a JSON file.',
  words: [1, 1],
  run: async ({ db }, { words: [path = ''] }, say) => {
    const content = await readCatalogue(db);
    withFile(path, () => writeFileSync(path, printCatalogue(content)));
    say(`Wrote ${content.products.length} products to ${path}.`);
  },
};

function sayChanges({ tables, lost }: CatalogueChanges, say: Say): void {
  const rows = Object.entries(tables)
    .filter(([, change]) => change.added + change.changed + change.removed > 0)
    .map(([name, { added, changed, removed }]) => [
      name.replaceAll('_', ' '),
      ...[added, changed, removed].map(String),
    ]);
  if (rows.length === 0) {
    say('Nothing differs.');
    return;
  }
  table(['', 'ADDED', 'CHANGED', 'REMOVED'], rows).forEach(say);
  if (lost.reviews > 0) say(`${lost.reviews} reviews of removed products go with them.`);
  if (lost.cartLines > 0) say(`${lost.cartLines} lines in carts go with removed sizes.`);
}

/** Writes a catalogue in one transaction, and keeps it only if it is meant. */
async function write(desk: Desk, json: string, isMeant: boolean): Promise<CatalogueChanges> {
  const content = parseCatalogue(json);
  const trx = await desk.db.startTransaction().execute();
  try {
    await holdCatalogue(trx);
    const changes = await writeCatalogue(trx, content);
    await (isMeant ? trx.commit() : trx.rollback()).execute();
    return changes;
  } catch (error) {
    await trx.rollback().execute();
    throw error;
  }
}

const importCommand: Command = {
  usage: 'catalogue import FILE [--dry-run]',
  about:
    'Makes the catalogue the one in the file, all or nothing; --dry-run only tells what would change.',
  words: [1, 1],
  options: { 'dry-run': { type: 'boolean' } },
  run: async (desk, { words: [path = ''], flags }, say) => {
    const isMeant = !flags.has('dry-run');
    const json = withFile(path, () => readFileSync(path, 'utf8'));
    const changes = await write(desk, json, isMeant).catch((error: unknown) => {
      throw error instanceof CatalogueFileError ? new RefusedError(error.message) : error;
    });
    sayChanges(changes, say);
    say(isMeant ? 'The catalogue is written.' : 'Nothing was written.');
  },
};

export const catalogueCommands = {
  'catalogue export': exportCommand,
  'catalogue import': importCommand,
};
