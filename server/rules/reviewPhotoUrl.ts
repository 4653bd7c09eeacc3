/** The stored sizes of a photo. */
export type PhotoSize = 'image' | 'thumbnail';

/** Folder of the photos' URLs. */
export const PHOTO_FOLDER = '/api/review-photos';
const SUFFIXES: Record<PhotoSize, string> = { image: '.webp', thumbnail: '-small.webp' };
const FILE = /^([0-9a-f-]{36})(-small)?\.webp$/;

/** Root-relative URL of a photo; its content never changes. */
export function photoUrl(id: string, size: PhotoSize): string {
  return `${PHOTO_FOLDER}/${id}${SUFFIXES[size]}`;
}

/** The photo that the last segment of a URL names; `undefined` for other names. */
export function parsePhotoFile(name: string): { id: string; size: PhotoSize } | undefined {
  const [, id, small] = FILE.exec(name) ?? [];
  return id === undefined ? undefined : { id, size: small === undefined ? 'image' : 'thumbnail' };
}
