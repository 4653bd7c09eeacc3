/** Media types of images that customers may upload. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

function hasBytes(file: Uint8Array, bytes: readonly number[], offset = 0): boolean {
  return bytes.every((byte, index) => file[offset + index] === byte);
}

/** The type of an image by its first bytes, whatever its name or header declares; `undefined` for others. */
export function imageTypeOf(file: Uint8Array): ImageType | undefined {
  if (hasBytes(file, JPEG)) return 'image/jpeg';
  if (hasBytes(file, PNG)) return 'image/png';
  if (hasBytes(file, RIFF) && hasBytes(file, WEBP, 8)) return 'image/webp';
  return undefined;
}
