import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { createRoomRenderer } from '../../src/lib/rooms/createRoomRenderer.ts';
import type { ImageSize, Pixels } from '../../src/lib/rooms/createRoomRenderer.ts';
import { roomStates } from '../../src/lib/rooms/roomStates.ts';
import { reasonOf } from '../errorDetails.ts';
import { ROOM_IMAGES } from '../limits/rooms.ts';
import type { ComposedImage } from '../repositories/roomImages.ts';
import type { RoomStill } from './roomOf.ts';

/** What the process is started with, as JSON. */
export interface ComposeJob extends RoomStill {
  /** Folder of the storefront's files. */
  root: string;
}

/** Result of the process. */
export type ComposeReply = { image: ComposedImage } | { reason: string };

/** As the other images of the shop (tools/media/derive.ts). */
const AVIF = { quality: 54, effort: 4 };
const WEBP = { quality: 76, effort: 6, smartSubsample: true };

// Behind requests, which have the processor first.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);

const { root, room, tile } = JSON.parse(process.argv[2] ?? '') as ComposeJob;

/** Path of a file of the storefront; `..` ends at its folder. */
const pathOf = (url: string): string => join(root, posix.normalize(decodeURIComponent(url)));

async function readImage(url: string, size?: ImageSize): Promise<Pixels> {
  const file = await readFile(pathOf(url));
  const full = sharp(file, { limitInputPixels: ROOM_IMAGES.tilePixels }).ensureAlpha();
  const image = size === undefined ? full : full.resize({ ...size, fit: 'fill' });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const readData = async (url: string): Promise<ArrayBuffer> =>
  new Uint8Array(await readFile(pathOf(url))).buffer;

/** Mean colour as six hexadecimal digits, the placeholder of the image. */
async function colourOf(image: Sharp): Promise<string> {
  const pixel = image.clone().resize({ width: 1, height: 1, fit: 'fill', kernel: 'cubic' });
  return (await pixel.raw().toBuffer()).toString('hex').slice(0, 6);
}

async function encode({ data, width, height }: Pixels): Promise<ComposedImage> {
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const full = Math.max(...ROOM_IMAGES.widths);
  const files: ComposedImage['files'] = [];
  for (const each of ROOM_IMAGES.widths) {
    const scaled = image.clone().resize({ width: each });
    files.push({ name: `${each}.avif`, content: await scaled.clone().avif(AVIF).toBuffer() });
    files.push({ name: `${each}.webp`, content: await scaled.clone().webp(WEBP).toBuffer() });
  }
  const size = `${full}x${Math.round((full * height) / width)}`;
  return { size: `${size}-${await colourOf(image)}`, files };
}

async function compose(): Promise<ComposeReply> {
  try {
    const render = createRoomRenderer({ readImage, readData });
    // At full size, which is scaled with more care than the layers would be.
    const pixels = await render({ room, tile, width: roomStates[room].width });
    if (pixels === undefined) return { reason: 'superseded' };
    return { image: await encode(pixels) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

process.send?.(await compose(), () => process.disconnect());
