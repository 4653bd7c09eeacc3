import sharp from 'sharp';
import type { ResizeOptions, Sharp, SharpOptions } from 'sharp';
import { PICTURES } from '../limits/pictures.ts';
import { decodeHeic } from './decodeHeic.ts';
import { PictureError } from './pictureError.ts';
import type { FullImage } from './pictureVariants.ts';

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** What decodes a file, by its first bytes, never by its name. @throws PictureError */
function decoderOf(file: Uint8Array): 'heif' | 'sharp' {
  const start = Buffer.from(file.subarray(0, 64)).toString('latin1');
  const isJpegOrPng = start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n');
  if (isJpegOrPng || /^RIFF[^]{4}WEBP/.test(start)) return 'sharp';
  if (start.startsWith('ftyp', 4)) {
    const brands = start.slice(8);
    if (AVIF_BRANDS.some((brand) => brands.includes(brand))) return 'sharp';
    if (HEIC_BRANDS.includes(brands.slice(0, 4))) return 'heif';
  }
  throw new PictureError('type');
}

const OPTIONS: SharpOptions = { failOn: 'error', autoOrient: true };

/** Opens a file that sharp decodes, upright, unless its header declares too many or too few pixels. */
async function open(file: Uint8Array): Promise<Sharp> {
  const { width, height } = await sharp(file, { ...OPTIONS, limitInputPixels: false }).metadata();
  if (width * height > PICTURES.pixels) throw new PictureError('pixels');
  if (Math.max(width, height) < PICTURES.minSide) throw new PictureError('small');
  return sharp(file, { ...OPTIONS, limitInputPixels: PICTURES.pixels });
}

/**
 * Decodes a file: upright, in sRGB, on white, without metadata.
 * @param fullWidth of the result at most, in px; smaller pictures keep their size
 * @throws PictureError
 */
export async function readPicture(file: Uint8Array, fullWidth: number): Promise<FullImage> {
  const box: ResizeOptions = {
    width: fullWidth,
    height: Math.round(fullWidth * PICTURES.maxRatio),
    fit: 'inside',
    withoutEnlargement: true,
    // At its full quality, whatever size the file has.
    fastShrinkOnLoad: false,
  };
  const decoder = decoderOf(file);
  try {
    const source =
      decoder === 'heif' ? await decodeHeic(file, box) : (await open(file)).resize(box);
    const { data, info } = await source
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      // Like the masters of the seed: WebP's decoder scales them, and the files are as large as those of the seed.
      .webp({ lossless: true, effort: 0 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { image: sharp(data), width, height };
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('damaged');
  }
}
