import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import type { ClothTile } from '@/contract/facets';
import { createRoomRenderer, type ImageSize, type Pixels } from '@/lib/rooms/createRoomRenderer';
import { roomStates } from '@/lib/rooms/roomStates';
import { tiles } from '../../server/seed/content/tiles';
import { contentHash, hashFiles } from '../../tools/rooms/roomFiles';
import { isThorough } from '../support/isThorough';

const ROOM = 'living-closed-day';
/** Of the rendered room, so that nothing is scaled. */
const FULL_WIDTH = 900;
const CROP = { left: 300, top: 420, width: 96, height: 96 };
/** Decoders of AVIF may round differently. */
const MAX_DIFFERENCE = 2;
/** Small, where the test is not about what is seen. */
const SMALL = { width: 300, height: 367 };
/** A cloth of each kind; the dense ones are composed by the same code. */
const COMPOSED = [
  'fahidi-gold-damask',
  ...(isThorough ? ['noor-white-voile', 'saffa-navy-velvet'] : []),
];
const publicDir = join(import.meta.dirname, '../../public');

async function readImage(url: string, size?: ImageSize): Promise<Pixels> {
  const full = sharp(join(publicDir, url)).ensureAlpha();
  const image = (size === undefined ? full : full.resize({ ...size, fit: 'fill' })).raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

async function readData(url: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(join(publicDir, url))).buffer;
}

function tileOf(fabric: string): ClothTile {
  const tile = tiles[fabric];
  if (tile === undefined) throw new Error(`${fabric} has no tile`);
  return tile;
}

/** The crop of a composed room as PNG. */
async function cropOf({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract(CROP)
    .removeAlpha()
    .raw()
    .toBuffer();
}

describe('a composed room', () => {
  const readOnce = jest.fn(readImage);
  const render = createRoomRenderer({ readImage: readOnce, readData });

  it.each(COMPOSED)('has the stored pixels with %s', async (fabric) => {
    const pixels = await render({ room: ROOM, tile: tileOf(fabric), width: FULL_WIDTH });

    if (pixels === undefined) throw new Error('superseded');
    const shown = await cropOf(pixels);
    const file = join(import.meta.dirname, 'rooms', `${fabric}.png`);
    const stored = await sharp(file).removeAlpha().raw().toBuffer();
    expect(shown).toHaveLength(stored.length);
    const differences = shown.map((value, index) => Math.abs(value - (stored[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThanOrEqual(MAX_DIFFERENCE);
  });

  it('looks the same when it is composed for a card', async () => {
    const width = 300;
    const tile = tileOf('fahidi-gold-damask');
    const full = await render({ room: ROOM, tile, width: FULL_WIDTH });
    const small = await render({ room: ROOM, tile, width });

    if (full === undefined || small === undefined) throw new Error('superseded');
    const channels = { raw: { width: full.width, height: full.height, channels: 4 } } as const;
    const expected = await sharp(full.data, channels)
      .resize({ width: small.width, height: small.height, fit: 'fill' })
      .raw()
      .toBuffer();
    const sum = small.data.reduce(
      (total, value, index) => total + Math.abs(value - (expected[index] ?? 0)),
      0,
    );
    expect(small.height).toBe(Math.round((width * 1100) / 900));
    expect(sum / small.data.length / 255).toBeLessThan(0.01);
  });

  it('reads the layers of a class once', async () => {
    const { image } = tileOf('zabeel-emerald-velvet');
    const { width } = SMALL;
    await render({ room: ROOM, tile: tileOf('saffa-navy-velvet'), width });
    readOnce.mockClear();

    await render({ room: ROOM, tile: tileOf('zabeel-emerald-velvet'), width });

    expect(readOnce.mock.calls).toEqual([[image]]);
  });

  it('reads WebP when AVIF cannot be decoded, and again after a failure', async () => {
    let isOnline = false;
    const read = jest.fn((url: string) =>
      isOnline && !url.endsWith('.avif') ? readImage(url) : Promise.reject(new Error('no')),
    );
    const renderAgain = createRoomRenderer({ readImage: read, readData });
    const request = { room: ROOM, tile: tileOf('saffa-navy-velvet'), width: SMALL.width } as const;

    await expect(renderAgain(request)).rejects.toThrow('no');
    isOnline = true;

    await expect(renderAgain(request)).resolves.toMatchObject(SMALL);
  });

  it('is not composed for a superseded request', async () => {
    const request = { room: ROOM, tile: tileOf('saffa-navy-velvet'), width: SMALL.width } as const;

    await expect(render(request, () => false)).resolves.toBeUndefined();
  });
});

describe('files of rooms', () => {
  it.each(Object.values(roomStates))('match the manifest in $folder', async (room) => {
    const info: unknown = JSON.parse(
      await readFile(join(publicDir, room.folder, 'room.json'), 'utf8'),
    );
    const { width, height, exposure, maxLight } = room;

    expect(info).toEqual({ width, height, exposure, maxLight });
  });

  it.each(Object.values(roomStates))('have their hash in the name of $folder', async (room) => {
    const folder = join(publicDir, room.folder);
    const files = new Map<string, Uint8Array>();
    for (const name of await readdir(folder)) files.set(name, await readFile(join(folder, name)));

    expect(room.folder).toMatch(new RegExp(`-${hashFiles(files)}$`));
  });

  it.each(Object.values(tiles))('have their hash in the name $image', async ({ image }) => {
    const hash = contentHash(await readFile(join(publicDir, image)));

    expect(image).toMatch(new RegExp(`-${hash}\\.webp$`));
  });
});
