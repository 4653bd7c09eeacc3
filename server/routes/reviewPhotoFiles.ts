import type { Hono } from 'hono';
import { PHOTO_KEY, sessionOfKey } from '../customers/exportedPhotos.ts';
import { isKnown } from '../http/caching.ts';
import { notFound } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { complaintFileOfSession } from '../repositories/complaintPhotos.ts';
import { fileOfSession, isReleased, releasedFile } from '../repositories/reviewPhotos.ts';
import { PHOTO_FOLDER, parsePhotoFile } from '../rules/reviewPhotoUrl.ts';
import type { Services } from '../services.ts';

const PATH = `${PHOTO_FOLDER}/:file`;
/** A URL has one content for ever; after a week, caches forget photos that were removed. */
const CACHE_CONTROL = 'public, max-age=604800, immutable';

const OWN_HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'image/webp' };

/** Serves released photos of reviews (product 6.7), and to their customers their own ones, of an export (product 10.16) or a complaint (product 16.34). */
export function registerReviewPhotoFiles(app: Hono, services: Services): void {
  const { db, clock } = services;
  const ownFile = async (photo: Parameters<typeof fileOfSession>[1]) =>
    (await fileOfSession(db, photo, clock.now())) ?? complaintFileOfSession(db, photo, clock.now());
  const missing = () => notFound((m) => m.requests.fileMissing);
  app.get(PATH, async (context) => {
    const name = context.req.param('file');
    const photo = parsePhotoFile(name);
    if (!photo) throw missing();
    const key = context.req.query(PHOTO_KEY);
    const sessionId = key === undefined ? undefined : sessionOfKey(services, key, photo.id);
    const own = sessionId && (await ownFile({ ...photo, sessionId }));
    if (own) return context.body(Uint8Array.from(own), 200, OWN_HEADERS);
    const etag = `W/"${name}"`;
    const headers = { 'Cache-Control': CACHE_CONTROL, ETag: etag };
    if (isKnown(context.req.header('if-none-match'), etag)) {
      if (!(await isReleased(db, photo.id))) throw missing();
      return context.body(null, 304, headers);
    }
    const file = await releasedFile(db, photo.id, photo.size);
    if (!file) throw missing();
    return context.body(Uint8Array.from(file), 200, { ...headers, 'Content-Type': 'image/webp' });
  });
  refuseOtherMethods(app, PATH, ['GET']);
}
