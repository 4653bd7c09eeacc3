import { photoUrl } from '../rules/reviewPhotoUrl.ts';
import type { PhotoSize } from '../rules/reviewPhotoUrl.ts';
import { isSameSecret } from '../secrets.ts';
import type { Services } from '../services.ts';

/** Parameter of the URL with the key. */
export const PHOTO_KEY = 'key';

type Parts = Pick<Services, 'config' | 'secrets'>;

function keyOf({ secrets }: Pick<Parts, 'secrets'>, sessionId: string, photoId: string): string {
  return `${sessionId}.${secrets.hash('exported-photo', `${sessionId} ${photoId}`)}`;
}

/** Root-relative URL of a customer's own photo, released or not, which works while the session is signed in. */
export function ownPhotoUrl(
  parts: Pick<Parts, 'secrets'>,
  { sessionId, photoId, size }: { sessionId: string; photoId: string; size: PhotoSize },
): string {
  return `${photoUrl(photoId, size)}?${PHOTO_KEY}=${keyOf(parts, sessionId, photoId)}`;
}

/** The same URL for any program. */
export function exportedPhotoUrl(parts: Parts, sessionId: string, photoId: string): string {
  return parts.config.publicUrl + ownPhotoUrl(parts, { sessionId, photoId, size: 'image' });
}

/** Id of the session that a key belongs to; `undefined` for an invalid key. */
export function sessionOfKey(
  parts: Pick<Parts, 'secrets'>,
  key: string,
  photoId: string,
): string | undefined {
  const [sessionId = ''] = key.split('.');
  return isSameSecret(key, keyOf(parts, sessionId, photoId)) ? sessionId : undefined;
}
