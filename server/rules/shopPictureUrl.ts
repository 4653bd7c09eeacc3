import { PORTRAIT } from '../../src/lib/pictureWidths.ts';

/** Folder of the URLs of pictures that the staff imported. */
export const SHOP_PICTURES = '/media/shop';

const KEY = new RegExp(`^[0-9a-f]{16}(${PORTRAIT})?$`);
const SIZE = /^\d{1,4}x\d{1,4}-[0-9a-f]{6}$/;
const FILE = /^\d{1,4}\.(avif|webp)$/;
const KEYS = new RegExp(`${SHOP_PICTURES}/([0-9a-f]{16}(?:${PORTRAIT})?)/`, 'g');

/** A file of a picture. */
export interface ShopPictureFile {
  /** Hash of the original and how it is scaled; ends with `-portrait` for the crop of a banner. */
  key: string;
  /** Size of the largest file and dominant colour, e.g. `900x1100-c8bfaf`. */
  size: string;
  /** Width and format, e.g. `480.avif`. */
  file: string;
}

/** Root-relative URL of the largest WebP file, from which the storefront derives the others (docs/decisions/0003). */
export function shopPictureUrl({ key, size }: Omit<ShopPictureFile, 'file'>): string {
  const [width = ''] = size.split('x');
  return `${SHOP_PICTURES}/${key}/${size}/${width}.webp`;
}

/** Folder of all files of a picture in the store. */
export const pictureFolder = (key: string): string => `${SHOP_PICTURES.slice(1)}/${key}/`;

/** Media type of a file; `undefined` when the parts of a URL name no file of a picture. */
export function shopPictureType({ key, size, file }: ShopPictureFile): string | undefined {
  const format = FILE.exec(file)?.[1];
  return format !== undefined && KEY.test(key) && SIZE.test(size) ? `image/${format}` : undefined;
}

/** Keys of all pictures that a text names, e.g. JSON with their URLs. */
export const pictureKeysIn = (text: string): string[] =>
  [...text.matchAll(KEYS)].flatMap(([, key]) => key ?? []);
