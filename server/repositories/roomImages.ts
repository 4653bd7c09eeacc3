import { isoAfter } from '../clock.ts';
import type { Db, Queryable } from '../db/open.ts';
import { ROOM_IMAGES } from '../limits/rooms.ts';
import { roomImageUrl } from '../rules/roomImageUrl.ts';
import type { RoomImageFile } from '../rules/roomImageUrl.ts';
import { chunksOf } from './chunks.ts';
import { pagesOf } from './pagesOf.ts';

/** A composed image in all widths and formats. */
export interface ComposedImage {
  /** Size of the largest file and dominant colour, e.g. `640x782-c8bfaf`. */
  size: string;
  files: { name: string; content: Uint8Array }[];
}

/** What decides whether a product needs a composed image. */
export interface Composable {
  id: string;
  position: number;
  /** JSON of the attributes. */
  attributes: string;
  /** URL that the catalogue names. */
  room_image: string | null;
  composed_image: string | null;
}

/** All products, in pages: a large catalogue in one query would hold up requests. */
export function composablePages(db: Queryable): AsyncGenerator<Composable[]> {
  return pagesOf(
    db
      .selectFrom('products')
      .select(['id', 'position', 'attributes', 'room_image', 'composed_image']),
  );
}

/** URLs of the stored images by key. */
export async function roomImageUrls(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.selectFrom('room_images').select(['key', 'size']).distinct().execute();
  return new Map(rows.map(({ key, size }) => [key, roomImageUrl(key, size)]));
}

/** Stores an image; another server may have stored the same. */
export async function insertRoomImage(
  db: Db,
  key: string,
  { size, files }: ComposedImage,
  now: Date,
): Promise<void> {
  const composed_at = now.toISOString();
  await db
    .insertInto('room_images')
    .values(files.map(({ name, content }) => ({ key, size, file: name, content, composed_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes products refer to their images, in one transaction, so that caches are emptied once. */
export async function assignRoomImages(
  db: Db,
  images: readonly { id: string; url: string | null }[],
): Promise<void> {
  if (images.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { id, url } of images) {
      await trx.updateTable('products').set({ composed_image: url }).where('id', '=', id).execute();
    }
  });
}

/** Deletes images that no product has referred to for a while, counted from their composition. */
export async function deleteUnusedRoomImages(
  db: Queryable,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  for (const chunk of chunksOf(keys)) {
    await db
      .deleteFrom('room_images')
      .where('key', 'in', chunk)
      .where('composed_at', '<', isoAfter(now, -ROOM_IMAGES.unusedMs))
      .execute();
  }
}

export async function findRoomImage(
  db: Queryable,
  { key, size, file }: RoomImageFile,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('room_images')
    .select('content')
    .where('key', '=', key)
    .where('size', '=', size)
    .where('file', '=', file)
    .executeTakeFirst();
  return row?.content;
}
