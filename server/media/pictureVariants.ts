import type { Sharp } from 'sharp';

const AVIF = { quality: 54, effort: 4 } as const;
/** Lower quality for images above this size per pixel, whose dense patterns hide artefacts. */
const AVIF_HEAVY = { quality: 45, effort: 4, bytesPerPixel: 0.048, fromWidth: 640 } as const;
const WEBP = { quality: 76, effort: 6, smartSubsample: true } as const;

/** Formats of every width, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** An image at full size, in px. */
export interface FullImage {
  image: Sharp;
  width: number;
  height: number;
}

/** Encodes one width and format of an image, with the settings of all images of the shop. */
export async function encodeVariant(
  full: FullImage,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const scaled = full.image.clone();
  if (width !== full.width) scaled.resize({ width, kernel: 'lanczos3' });
  if (format === 'webp') return scaled.webp(WEBP).toBuffer();
  const bytes = await scaled.clone().avif(AVIF).toBuffer();
  const pixels = (width * width * full.height) / full.width;
  const isHeavy = bytes.length > AVIF_HEAVY.bytesPerPixel * pixels;
  if (width < AVIF_HEAVY.fromWidth || !isHeavy) return bytes;
  const { quality, effort } = AVIF_HEAVY;
  return scaled.avif({ quality, effort }).toBuffer();
}

/** Mean colour as six hexadecimal digits, the placeholder of the image. */
export async function meanColour(image: Sharp): Promise<string> {
  const pixel = image.clone().resize({ width: 1, height: 1, fit: 'fill', kernel: 'cubic' });
  return (await pixel.raw().toBuffer()).toString('hex').slice(0, 6);
}
