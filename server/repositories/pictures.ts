import { sql } from 'kysely';
import { isoAfter } from '../clock.ts';
import type { Db, Queryable } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { PICTURES } from '../limits/pictures.ts';
import { pictureKeysIn, SHOP_PICTURES } from '../rules/shopPictureUrl.ts';
import type { ShopPictureFile } from '../rules/shopPictureUrl.ts';
import { chunksOf } from './chunks.ts';

/** Columns of the catalogue that name pictures: a URL, or JSON or HTML with URLs. */
const USES: readonly { table: keyof Tables; column: string }[] = [
  { table: 'banners', column: 'image' },
  { table: 'banners', column: 'image_portrait' },
  { table: 'categories', column: 'image' },
  { table: 'sub_categories', column: 'image' },
  { table: 'products', column: 'images' },
  { table: 'products', column: 'room_image' },
  { table: 'products', column: 'attributes' },
  { table: 'articles', column: 'image' },
  { table: 'articles', column: 'html' },
  { table: 'catalogue_texts', column: 'texts' },
  { table: 'works', column: 'images' },
  { table: 'promotions', column: 'image' },
];

/** Size and colour of a picture; `undefined` when it is unknown. */
export async function pictureSize(db: Queryable, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('size')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.size;
}

/** The same, which is kept for its next lifetime. */
export async function reservePicture(
  db: Queryable,
  key: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('pictures')
    .set({ unused_since: now.toISOString() })
    .where('key', '=', key)
    .returning('size')
    .executeTakeFirst();
  return row?.size;
}

/** Adds a picture before its files are stored. Those of a failed import are deleted, too. */
export async function insertPicture(
  db: Queryable,
  picture: { key: string; size: string },
  now: Date,
): Promise<void> {
  const row = { ...picture, unused_since: now.toISOString() };
  await db
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Keys of the pictures that the catalogue uses. */
async function usedKeys(db: Queryable): Promise<Set<string>> {
  const uses = USES.map(async ({ table, column }) => {
    const rows = await sql<{ text: string }>`
      select ${sql.ref(column)} as text from ${sql.table(table)}
      where ${sql.ref(column)} like ${`%${SHOP_PICTURES}/%`}`.execute(db);
    return rows.rows.flatMap(({ text }) => pictureKeysIn(text));
  });
  return new Set((await Promise.all(uses)).flat());
}

/** Notes since when each picture is not used by the catalogue. */
export async function notePictureUse(db: Queryable, now: Date): Promise<void> {
  const rows = await db.selectFrom('pictures').select(['key', 'unused_since']).execute();
  if (rows.length === 0) return;
  const used = await usedKeys(db);
  const isUsed = ({ key }: { key: string }) => used.has(key);
  const keysOf = (changed: typeof rows) => chunksOf(changed.map(({ key }) => key));
  for (const keys of keysOf(rows.filter((row) => isUsed(row) && row.unused_since !== null)))
    await db.updateTable('pictures').set({ unused_since: null }).where('key', 'in', keys).execute();
  for (const keys of keysOf(rows.filter((row) => !isUsed(row) && row.unused_since === null)))
    await db
      .updateTable('pictures')
      .set({ unused_since: now.toISOString() })
      .where('key', 'in', keys)
      .execute();
}

/** A picture with what its URL consists of. */
type Picture = Omit<ShopPictureFile, 'file'>;

/** Whether an order shows a picture. */
async function isOrdered(db: Queryable, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_items')
    .select('id')
    .where('image', 'like', `%${SHOP_PICTURES}/${key}/%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Pictures that neither the catalogue has used for long nor an order shows; those of orders are kept. */
export async function unusedPictures(db: Db, now: Date): Promise<Picture[]> {
  const pictures = await db
    .selectFrom('pictures')
    .select(['key', 'size'])
    .where('unused_since', '<', isoAfter(now, -PICTURES.unusedMs))
    .limit(PICTURES.deletedAtOnce)
    .execute();
  const unused: Picture[] = [];
  for (const picture of pictures)
    if (await isOrdered(db, picture.key)) await reservePicture(db, picture.key, now);
    else unused.push(picture);
  return unused;
}

/**
 * Deletes a picture unless an import has reserved it meanwhile. An import of the same picture waits until its files are
 * deleted, too, and stores it again.
 */
export async function deletePicture(
  db: Db,
  key: string,
  now: Date,
  deleteFiles: () => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('pictures')
      .where('key', '=', key)
      .where('unused_since', '<', isoAfter(now, -PICTURES.unusedMs))
      .executeTakeFirst();
    if (numDeletedRows > 0n) await deleteFiles();
  });
}
