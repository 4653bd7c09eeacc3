import sharp from 'sharp';
import { MIB } from '../bytes.ts';
import { REVIEW_PHOTOS } from '../limits/photos.ts';
import { READY } from './imageWorker.ts';
import type { EncodedFile, EncodedPhoto } from './photoEncoder.ts';

/** Exit code of a process that needs too much memory. */
const OUT_OF_MEMORY = 70;
const MEMORY_CHECK_MS = 20;
const QUALITY = 78;

// One image at a time in one thread, without a cache between customers.
sharp.concurrency(1);
sharp.cache(false);
// libvips also reads SVG, TIFF, HEIF and GIF, whose decoders are larger targets.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** Decodes a file and encodes its first frame again: upright, in sRGB, on white, without metadata. */
async function encode(file: Uint8Array): Promise<EncodedPhoto> {
  const scaled = (input: Uint8Array, side: number) =>
    sharp(input, { limitInputPixels: REVIEW_PHOTOS.inputPixels, failOn: 'error', autoOrient: true })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
  const image = await scaled(file, REVIEW_PHOTOS.longSide);
  const thumbnail = await scaled(image.data, REVIEW_PHOTOS.thumbnailSide);
  if (image.data.byteLength > REVIEW_PHOTOS.storedBytes) throw new Error('The image is too large.');
  const { width, height } = image.info;
  return { image: image.data, thumbnail: thumbnail.data, width, height };
}

/** Pixels of the image by its header; 0 for a file whose header cannot be read, which is refused without decoding it. */
async function pixelsOf(file: Uint8Array): Promise<number> {
  const { width, height } = await sharp(file).metadata();
  return Math.min(width * height, REVIEW_PHOTOS.inputPixels);
}

async function encodeFile(file: Uint8Array): Promise<EncodedFile> {
  const pixels = await pixelsOf(file).catch(() => 0);
  const photo = await encode(file).catch(() => undefined);
  return { photo, pixels };
}

function reply(message: typeof READY | EncodedFile): void {
  process.send?.(message);
}

setInterval(() => {
  if (process.memoryUsage.rss() > REVIEW_PHOTOS.processMiB * MIB) process.exit(OUT_OF_MEMORY);
}, MEMORY_CHECK_MS).unref();

process.on('message', (file: Uint8Array) => {
  void encodeFile(file).then(reply);
});
reply(READY);
