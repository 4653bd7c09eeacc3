import type { Hono } from 'hono';
import { IMMUTABLE } from '../http/caching.ts';
import { notFound } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { findRoomImage } from '../repositories/roomImages.ts';
import { ROOM_IMAGE_FOLDER, roomImageType } from '../rules/roomImageUrl.ts';
import type { Services } from '../services.ts';

const PATH = `${ROOM_IMAGE_FOLDER}/:key/:size/:file`;

/** Serves composed images of fabrics in a room (product 5.16), whose URLs have one content for ever. */
export function registerRoomImageFiles(app: Hono, { db }: Services): void {
  app.get(PATH, async (context) => {
    const file = context.req.param();
    const type = roomImageType(file);
    const content = type && (await findRoomImage(db, file));
    if (!content) throw notFound((m) => m.requests.fileMissing);
    return context.body(Uint8Array.from(content), 200, {
      'Cache-Control': IMMUTABLE,
      'Content-Type': type,
    });
  });
  refuseOtherMethods(app, PATH, ['GET']);
}
