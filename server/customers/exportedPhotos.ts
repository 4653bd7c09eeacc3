import { timingSafeEqual } from 'node:crypto';
import { photoUrl } from '../rules/reviewPhotoUrl.ts';
import type { Services } from '../services.ts';

/** Parameter of the URL with the key. */
export const PHOTO_KEY = 'key';

type Parts = Pick<Services, 'config' | 'secrets'>;

function keyOf({ secrets }: Pick<Parts, 'secrets'>, sessionId: string, photoId: string): string {
  return `${sessionId}.${secrets.hash('exported-photo', `${sessionId} ${photoId}`)}`;
}

/** URL of a customer's own photo, released or not, which works in any program while the session is signed in. */
export function exportedPhotoUrl(parts: Parts, sessionId: string, photoId: string): string {
  const key = keyOf(parts, sessionId, photoId);
  return `${parts.config.publicUrl}${photoUrl(photoId, 'image')}?${PHOTO_KEY}=${key}`;
}

/** Id of the session that a key belongs to; `undefined` for an invalid key. */
export function sessionOfKey(
  parts: Pick<Parts, 'secrets'>,
  key: string,
  photoId: string,
): string | undefined {
  const [sessionId = ''] = key.split('.');
  const given = Buffer.from(key);
  const expected = Buffer.from(keyOf(parts, sessionId, photoId));
  const isValid = given.length === expected.length && timingSafeEqual(given, expected);
  return isValid ? sessionId : undefined;
}
