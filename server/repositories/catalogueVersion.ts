import type { Queryable, Tx } from '../db/open.ts';

/** Current version of the catalogue; triggers increment it on every change. */
export async function readCatalogueVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** Locks the catalogue until the transaction ends, e.g. so that only one server seeds it. */
export async function lockCatalogue(trx: Tx) {
  await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}
