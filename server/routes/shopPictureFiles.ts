import type { Hono } from 'hono';
import { reasonOf } from '../errorDetails.ts';
import { IMMUTABLE } from '../http/caching.ts';
import { notFound, unavailable } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { pictureSize } from '../repositories/pictures.ts';
import { SHOP_PICTURES, shopPictureType } from '../rules/shopPictureUrl.ts';
import type { Services } from '../services.ts';

const PATH = `${SHOP_PICTURES}/:key/:size/:file`;

/** Serves pictures that the staff imported, whose URLs have one content for ever. */
export function registerShopPictureFiles(app: Hono, { db, mediaStore, log }: Services): void {
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    try {
      return await mediaStore.get(path.slice(1));
    } catch (error) {
      log.warn('A picture cannot be read.', { place: mediaStore.place, reason: reasonOf(error) });
      throw unavailable((m) => m.requests.busy);
    }
  };
  app.get(PATH, async (context) => {
    const file = context.req.param();
    const type = shopPictureType(file);
    // Unknown URLs, of which there are any number, cost the bucket nothing.
    const isKnown = type && (await pictureSize(db, file.key)) === file.size;
    const content = isKnown && (await read(context.req.path));
    if (!content) throw notFound((m) => m.requests.fileMissing);
    return context.body(Uint8Array.from(content), 200, {
      'Cache-Control': IMMUTABLE,
      'Content-Type': type,
    });
  });
  refuseOtherMethods(app, PATH, ['GET']);
}
