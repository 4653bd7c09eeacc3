import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { createRoomRenderer } from '../../src/lib/rooms/createRoomRenderer.ts';
import type { ImageSize, Pixels } from '../../src/lib/rooms/createRoomRenderer.ts';
import { roomStates } from '../../src/lib/rooms/roomStates.ts';
import { reasonOf } from '../errorDetails.ts';
import { ROOM_IMAGES } from '../limits/rooms.ts';
import { encodeVariant, meanColour, PICTURE_FORMATS } from '../media/pictureVariants.ts';
import type { ComposedImage } from '../repositories/roomImages.ts';
import type { RoomStill } from './roomOf.ts';

/** What the process is started with, as JSON. */
export interface ComposeJob extends RoomStill {
  /** Folder of the storefront's files. */
  root: string;
}

/** Result of the process. */
export type ComposeReply = { image: ComposedImage } | { reason: string };

// Behind requests, which have the processor first.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);

const { root, room, tile } = JSON.parse(process.argv[2] ?? '') as ComposeJob;

/** Path of a file of the storefront; `..` ends at its folder. */
const pathOf = (url: string): string => join(root, posix.normalize(decodeURIComponent(url)));

/** Content of a tile that is not in the folder. */
const [{ tile: storedTile }] = (await once(process, 'message')) as [{ tile?: Uint8Array }];

async function readImage(url: string, size?: ImageSize): Promise<Pixels> {
  const stored = url === tile.image ? storedTile : undefined;
  const file = stored ?? (await readFile(pathOf(url)));
  const full = sharp(file, { limitInputPixels: ROOM_IMAGES.tilePixels }).ensureAlpha();
  const image = size === undefined ? full : full.resize({ ...size, fit: 'fill' });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const readData = async (url: string): Promise<ArrayBuffer> =>
  new Uint8Array(await readFile(pathOf(url))).buffer;

async function encode({ data, width, height }: Pixels): Promise<ComposedImage> {
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const full = Math.max(...ROOM_IMAGES.widths);
  const files: ComposedImage['files'] = [];
  for (const each of ROOM_IMAGES.widths) {
    for (const format of PICTURE_FORMATS) {
      const content = await encodeVariant({ image, width, height }, each, format);
      files.push({ name: `${each}.${format}`, content });
    }
  }
  const size = `${full}x${Math.round((full * height) / width)}`;
  return { size: `${size}-${await meanColour(image)}`, files };
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
