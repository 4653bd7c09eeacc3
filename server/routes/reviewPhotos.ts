import type { ReviewPhotosContract } from '../../src/contract/reviews.ts';
import { counterOf, enforceRateLimit, tooManyFor } from '../http/enforceRateLimit.ts';
import { badRequest, conflict, unavailable } from '../http/errors.ts';
import type { RoutesFor } from '../http/route.ts';
import type { Write } from '../http/write.ts';
import { megapixelsOf, REVIEW_PHOTOS } from '../limits/photos.ts';
import { NoImageProcessError } from '../photos/imageWorker.ts';
import type { EncodedPhoto } from '../photos/photoEncoder.ts';
import { countUnchecked, countWaiting, insertPhoto } from '../repositories/reviewPhotos.ts';
import { add, peek } from '../repositories/throttles.ts';
import { IMAGE_TYPES, imageTypeOf } from '../rules/imageType.ts';
import { photoShare } from '../rules/photoShare.ts';
import type { Services } from '../services.ts';

/** Counts an upload before its body is read, so that failed ones count too. @throws HttpError 409, 429 or 503 */
async function countUpload(services: Services, write: Write, userId: string): Promise<void> {
  await write(async (trx) => {
    const pixels = counterOf(services, 'photoPixelsPerCustomer', userId);
    const waitMs = await peek(trx, pixels, services.clock.now());
    if (waitMs > 0) throw tooManyFor(waitMs, (m) => m.shop.tooManyPhotos);
    const subjects = [counterOf(services, 'photoUploadsPerCustomer', userId)];
    await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyPhotos);
    const { unchecked, uncheckedPerCustomer, perReview } = REVIEW_PHOTOS;
    const places = { all: unchecked, perCustomer: uncheckedPerCustomer, perReview };
    const share = photoShare(places, await countUnchecked(trx));
    if (share === 0) throw unavailable((m) => m.shop.noPhotosNow);
    if ((await countWaiting(trx, userId)) >= share) throw conflict((m) => m.shop.photosWait);
  });
}

/** @throws HttpError 400 for a file that is no usable image, 503 when no image can be encoded */
async function encodePhoto(
  services: Services,
  write: Write,
  { file, userId }: { file: Uint8Array; userId: string },
): Promise<EncodedPhoto> {
  const { photoEncoder, clock, log } = services;
  const isImage = imageTypeOf(file) !== undefined;
  try {
    if (isImage) {
      const { photo, pixels } = await photoEncoder.encode(file, userId);
      const counter = counterOf(services, 'photoPixelsPerCustomer', userId);
      await write((trx) => add(trx, counter, megapixelsOf(pixels), clock.now()));
      if (photo) return photo;
    }
  } catch (error) {
    if (!(error instanceof NoImageProcessError)) throw error;
    log.error('Photos of reviews cannot be taken.', { reason: error.message });
    throw unavailable((m) => m.shop.noPhotosNow);
  }
  throw badRequest((m) => m.shop.photoUnreadable);
}

export const reviewPhotoRoutes: RoutesFor<ReviewPhotosContract> = {
  'POST /user/upload-review-photo': {
    auth: 'required',
    file: { types: IMAGE_TYPES, maxBytes: REVIEW_PHOTOS.uploadBytes },
    handle: async ({ services, write, user, body: readFile, client }) => {
      const releaseOwn = await services.photoUploadsOfCustomers.take([user.id]);
      let release: (() => void) | undefined;
      try {
        release = releaseOwn && (await services.photoUploads.take(client));
        if (release === undefined) throw unavailable((m) => m.requests.busy);
        await countUpload(services, write, user.id);
        const encoded = await encodePhoto(services, write, {
          file: await readFile(),
          userId: user.id,
        });
        const now = services.clock.now();
        const photo = await write((trx) => insertPhoto(trx, user.id, encoded, now));
        return { photo };
      } finally {
        release?.();
        releaseOwn?.();
      }
    },
  },
};
