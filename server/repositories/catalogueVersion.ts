import type { Queryable, Tx } from '../db/open.ts';

/** Number of the current version; every committed change of the catalogue increments it. */
export async function readCatalogueVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** Locks the catalogue until the transaction ends, e.g. so that two servers do not both seed it. */
export async function lockCatalogue(trx: Tx): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}
