import { CatalogueFileError } from '../catalogue/catalogueFileError.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import type { Queryable } from '../db/open.ts';
import { lockCatalogue } from '../repositories/catalogueVersion.ts';
import { writeCatalogue } from '../repositories/writeCatalogue.ts';
import type { CatalogueChanges } from '../repositories/writeCatalogue.ts';
import { notifyStock } from '../stock/notifyStock.ts';
import type { AdminContext } from './adminContext.ts';
import { RefusedError } from './errors.ts';

/** Runs work with a file; an invalid one refuses the command. */
export async function refusingInvalid<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CatalogueFileError ? new RefusedError(error.message) : error;
  }
}

export interface ImportedCatalogue extends CatalogueChanges {
  /** Customers who are told that a cloth is back. */
  told: number;
}

/** Writes a catalogue in a transaction that locks it; a dry run is rolled back. */
export async function importCatalogue(
  { db, clock, config, mailer }: AdminContext,
  isDryRun: boolean,
  contentOf: (trx: Queryable) => CatalogueContent | Promise<CatalogueContent>,
): Promise<ImportedCatalogue> {
  const trx = await db.startTransaction().execute();
  try {
    await lockCatalogue(trx);
    const changes = await writeCatalogue(trx, await contentOf(trx), clock.now());
    const told = await notifyStock(trx, { config, mailer });
    await (isDryRun ? trx.rollback() : trx.commit()).execute();
    return { ...changes, told };
  } catch (error) {
    await trx.rollback().execute();
    throw error;
  }
}
