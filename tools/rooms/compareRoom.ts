/**
 * Compares composed images of a room with direct renders of the same fabrics.
 *
 *   node tools/rooms/compareRoom.ts RENDERED_DIR ENCODED_DIR
 *
 * Prints a table and writes `compare-{fabric}.png` into RENDERED_DIR: direct, composed, and 8 times their difference.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process, { argv } from 'node:process';
import sharp from 'sharp';
import { composeRoom } from '../../src/lib/rooms/composeRoom.ts';
import { decodeMesh } from '../../src/lib/rooms/decodeMesh.ts';
import { createFabricTile, type FabricTile } from '../../src/lib/rooms/fabricTile.ts';
import { fillMesh } from '../../src/lib/rooms/fillMesh.ts';
import { layerNames } from '../../src/lib/rooms/roomStates.ts';
import { tiles } from '../../server/seed/content/tiles.ts';
import type { ClothClass } from '../../src/contract/facets.ts';
import { toneByte } from '../../src/lib/rooms/toneCurve.ts';
import {
  readFabrics,
  readJson,
  readLayer,
  readPixels,
  type Fabric,
  type RoomInfo,
} from './roomFiles.ts';

const RUNS = 5;

const publicDir = join(import.meta.dirname, '../../public');

const [rendered = '', encoded = ''] = argv.slice(2);
const info = await readJson<RoomInfo>(join(encoded, 'room.json'));
const panels = decodeMesh(new Uint8Array(await readFile(join(encoded, 'mesh.bin'))).buffer);

console.log(
  'fabric | mean difference % | bias % | 95th percentile % | outside % | fill CPU ms | compose CPU ms',
);
for (const fabric of await readFabrics()) {
  if (!existsSync(join(rendered, `${fabric.slug}.f32`))) continue;
  const layers = await readLayers(fabric.class);
  const tile = await readTile(fabric);
  const [cloth, fillTime] = measure(() => fillMesh(panels, info.width, info.height));
  const [composed, composeTime] = measure(() => composeRoom(layers, cloth, tile));

  const direct = await readDirect(fabric.slug);
  const figures = compare(direct, composed, layers.light);
  const row = [...figures, fillTime, composeTime].map((value) => value.toFixed(2));
  console.log([fabric.slug, ...row].join(' | '));
  await writeComparison(fabric.slug, direct, composed);
}

/** The result, and the least CPU time of five runs in milliseconds, which other processes disturb little. */
function measure<Result>(run: () => Result): [Result, number] {
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage();
    run();
    return process.cpuUsage(start).user / 1000;
  });
  return [run(), Math.min(...times)];
}

async function readLayers(kind: ClothClass) {
  const names = layerNames(kind);
  const image = (layer: string) => readPixels(join(encoded, `${layer}.avif`));
  return {
    room: await image(names.room),
    light: await image(names.light),
    sheen: await image(names.sheen),
    maxLight: info.maxLight,
    exposure: info.exposure,
    isSheer: kind === 'sheer',
  };
}

async function readTile({ slug, repeatMm }: Fabric): Promise<FabricTile> {
  const file = join(publicDir, tiles[slug]?.image ?? '');
  const { width, height } = await sharp(file).metadata();
  return createFabricTile(await readPixels(file), width, height, repeatMm, repeatMm);
}

/** RGBA pixels of a direct render, through the tone curve of the room. */
async function readDirect(slug: string): Promise<Uint8ClampedArray> {
  const light = await readLayer(rendered, slug);
  const pixels = new Uint8ClampedArray(info.width * info.height * 4).fill(255);
  light.forEach((value, index) => {
    const pixel = Math.floor(index / 3);
    pixels[pixel * 4 + (index % 3)] = toneByte(value, info.exposure);
  });
  return pixels;
}

/** Mean difference, bias and 95th percentile over the cloth, and the mean difference elsewhere, in % of 255. */
function compare(
  direct: Uint8ClampedArray,
  composed: Uint8ClampedArray,
  light: Uint8ClampedArray,
): number[] {
  const inside: number[] = [];
  let bias = 0;
  let outside = 0;
  let outsideCount = 0;
  for (let index = 0; index < direct.length; index++) {
    if (index % 4 === 3) continue;
    const difference = (composed[index] ?? 0) - (direct[index] ?? 0);
    if ((light[index - (index % 4)] ?? 0) >= 8) {
      inside.push(Math.abs(difference));
      bias += difference;
    } else {
      outside += Math.abs(difference);
      outsideCount++;
    }
  }
  inside.sort((a, b) => a - b);
  const mean = inside.reduce((sum, value) => sum + value, 0) / inside.length;
  const percentile = inside[Math.floor(inside.length * 0.95)] ?? 0;
  return [mean, bias / inside.length, percentile, outside / outsideCount].map(
    (value) => (value / 255) * 100,
  );
}

async function writeComparison(
  slug: string,
  direct: Uint8ClampedArray,
  composed: Uint8ClampedArray,
): Promise<void> {
  const { width, height } = info;
  const difference = Uint8ClampedArray.from(direct, (value, index) =>
    index % 4 === 3 ? 255 : 8 * Math.abs(value - (composed[index] ?? 0)),
  );
  const images = [direct, composed, difference].map((pixels, index) => ({
    input: Buffer.from(pixels.buffer),
    raw: { width, height, channels: 4 as const },
    left: index * width,
    top: 0,
  }));
  await sharp({ create: { width: width * 3, height, channels: 3, background: 'black' } })
    .composite(images)
    .png()
    .toFile(join(rendered, `compare-${slug}.png`));
}
