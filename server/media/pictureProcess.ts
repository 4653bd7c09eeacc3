import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { pictureWidths, PORTRAIT } from '../../src/lib/pictureWidths.ts';
import { MIB } from '../bytes.ts';
import { PICTURES } from '../limits/pictures.ts';
import { READY } from '../photos/imageWorker.ts';
import { PictureError } from './pictureError.ts';
import type { EncodedPicture, PictureJob, PictureResult } from './pictureEncoder.ts';
import { encodeVariant, meanColour, PICTURE_FORMATS } from './pictureVariants.ts';
import { readPicture } from './readPicture.ts';

/** Exit code of a process that needs too much memory. */
const OUT_OF_MEMORY = 70;
const MEMORY_CHECK_MS = 20;

// Behind requests, which have the processor first.
setPriority(constants.priority.PRIORITY_LOW);
// One image at a time in one thread, for the same bytes on every machine.
sharp.concurrency(1);
sharp.cache(false);
// libvips also reads SVG, TIFF and GIF, whose decoders are larger targets.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((type) => `VipsForeignLoad${type}Buffer`),
});

async function encode({ file, fullWidth, isPortrait, isCheck }: PictureJob) {
  const full = await readPicture(file, fullWidth);
  const { image, width, height } = full;
  const files: EncodedPicture['files'] = [];
  const widths = isCheck ? [] : pictureWidths(isPortrait ? PORTRAIT : '', width);
  for (const each of widths) {
    for (const format of PICTURE_FORMATS) {
      const content = await encodeVariant(full, each, format);
      files.push({ name: `${each}.${format}`, content });
    }
  }
  return { size: `${width}x${height}-${await meanColour(image)}`, files };
}

function reply(message: typeof READY | PictureResult): void {
  process.send?.(message);
}

setInterval(() => {
  if (process.memoryUsage.rss() > PICTURES.processMiB * MIB) process.exit(OUT_OF_MEMORY);
}, MEMORY_CHECK_MS).unref();

process.on('message', (job: PictureJob) => {
  void encode(job)
    .catch((error: unknown) => ({
      problem: error instanceof PictureError ? error.problem : ('damaged' as const),
    }))
    .then(reply);
});
reply(READY);
