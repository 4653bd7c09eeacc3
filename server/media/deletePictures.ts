import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { deleteUnusedPictures, notePictureUse } from '../repositories/pictures.ts';
import { pictureFolder } from '../rules/shopPictureUrl.ts';
import type { MediaStore } from './mediaStore.ts';

/** Deletes pictures that the catalogue has not used for long. */
export async function deletePictures(parts: {
  db: Db;
  clock: Clock;
  mediaStore: Pick<MediaStore, 'list' | 'delete'>;
}): Promise<void> {
  const { db, clock, mediaStore } = parts;
  await notePictureUse(db, clock.now());
  for (const key of await deleteUnusedPictures(db, clock.now())) {
    const files = await mediaStore.list(pictureFolder(key));
    await Promise.all(files.map(({ name }) => mediaStore.delete(name)));
  }
}
