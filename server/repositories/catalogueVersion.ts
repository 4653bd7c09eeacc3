import type { Queryable, Tx } from '../db/open.ts';

/** A number that every committed change of the catalogue moves on. */
export async function readCatalogueVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** Keeps everybody else from changing the catalogue until the transaction ends, e.g. two servers from filling it. */
export async function holdCatalogue(trx: Tx): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}
