import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { deletePicture, notePictureUse, unusedPictures } from '../repositories/pictures.ts';
import { pictureFolder, shopPictureUrl } from '../rules/shopPictureUrl.ts';
import type { MediaStore } from './mediaStore.ts';

/** Deletes pictures that the catalogue has not used for long. */
export async function deletePictures(parts: {
  db: Db;
  clock: Clock;
  mediaStore: Pick<MediaStore, 'list' | 'delete'>;
}): Promise<void> {
  const { db, clock, mediaStore } = parts;
  await notePictureUse(db, clock.now());
  for (const picture of await unusedPictures(db, clock.now())) {
    // Before the transaction, which holds SQLite's only connection, so that it does not wait for a bucket that fails.
    const files = await mediaStore.list(pictureFolder(picture.key));
    await deletePicture(db, picture.key, clock.now(), async () => {
      // The file of the URL first, because an import takes a picture that has it for a whole one.
      await mediaStore.delete(shopPictureUrl(picture).slice(1));
      await Promise.all(files.map(({ name }) => mediaStore.delete(name)));
    });
  }
}
