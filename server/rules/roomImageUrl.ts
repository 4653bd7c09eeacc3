/** Folder of the URLs of composed room images. */
export const ROOM_IMAGE_FOLDER = '/media/in-room';

const KEY = /^[0-9a-f]{16}$/;
const SIZE = /^\d{3}x\d{3}-[0-9a-f]{6}$/;
const FILE = /^\d{3}\.(avif|webp)$/;

/** A file of a composed image: what it was composed of, its size with the dominant colour, width and format. */
export interface RoomImageFile {
  key: string;
  /** For example `640x782-c8bfaf`. */
  size: string;
  /** For example `480.avif`. */
  file: string;
}

/** Root-relative URL of the largest WebP file, from which the storefront derives the others (docs/decisions/0003). */
export function roomImageUrl(key: string, size: string): string {
  const [width = ''] = size.split('x');
  return `${ROOM_IMAGE_FOLDER}/${key}/${size}/${width}.webp`;
}

/** Media type of a file; `undefined` when the parts of a URL name no file of a composed image. */
export function roomImageType({ key, size, file }: RoomImageFile): string | undefined {
  const format = FILE.exec(file)?.[1];
  return format !== undefined && KEY.test(key) && SIZE.test(size) ? `image/${format}` : undefined;
}
