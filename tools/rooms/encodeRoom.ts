/**
 * Encodes the rendered layers of a room state for the browser and prints the sizes.
 *
 *   node tools/rooms/encodeRoom.ts RENDERED_DIR TARGET_DIR
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import { toneByte } from '../../src/features/rooms/toneCurve.ts';
import { encodeMesh, type ExportedPanel } from './encodeMesh.ts';
import { EXPOSURE, readJson, readLayer, type RoomInfo } from './roomFiles.ts';

const ROOM_AVIF = { quality: 54, effort: 6 } as const;
const LIGHT_AVIF = { quality: 58, effort: 6 } as const;
const ROOM_WEBP = { quality: 76, effort: 6, smartSubsample: true } as const;
const LIGHT_WEBP = { quality: 80, effort: 6, smartSubsample: true } as const;
/** Brighter pixels are a few highlights, which may clip. */
const MAX_LIGHT_SHARE = 0.9999;

const [source = '', target = ''] = argv.slice(2);
const size = await readJson<{ width: number; height: number }>(join(source, 'size.json'));
const layers = (await readdir(source))
  .filter((file) => /(?:room|light|sheen)\.f32$/.test(file))
  .map((file) => file.replace('.f32', ''))
  .sort();
const peaks = await Promise.all(layers.filter((layer) => layer.endsWith('light')).map(readPeak));
const info: RoomInfo = { ...size, exposure: EXPOSURE, maxLight: Math.max(...peaks) };

await mkdir(target, { recursive: true });
for (const layer of layers) await encodeLayer(layer);
const mesh = encodeMesh(await readJson<ExportedPanel[]>(join(source, 'mesh.json')));
await writeFile(join(target, 'mesh.bin'), mesh);
report('mesh.bin, Brotli', brotliCompressSync(mesh).length);
await writeFile(join(target, 'room.json'), `${JSON.stringify(info, null, 2)}\n`);

async function readPeak(layer: string): Promise<number> {
  const values = (await readLayer(source, layer)).sort();
  return values[Math.floor((values.length - 1) * MAX_LIGHT_SHARE)] ?? 0;
}

async function encodeLayer(layer: string): Promise<void> {
  const isRoom = layer.endsWith('room');
  const toByte = isRoom
    ? (light: number) => toneByte(light, info.exposure)
    : (light: number) => Math.round(255 * Math.sqrt(Math.min(1, light / info.maxLight)));
  const bytes = Uint8Array.from(await readLayer(source, layer), toByte);
  await encode(layer, bytes, isRoom ? ROOM_AVIF : LIGHT_AVIF, isRoom ? ROOM_WEBP : LIGHT_WEBP);
}

async function encode(
  layer: string,
  bytes: Uint8Array,
  avif: AvifOptions,
  webp: WebpOptions,
): Promise<void> {
  const image = sharp(bytes, { raw: { ...size, channels: 3 } });
  const written = await Promise.all([
    image
      .clone()
      .avif(avif)
      .toFile(join(target, `${layer}.avif`)),
    image
      .clone()
      .webp(webp)
      .toFile(join(target, `${layer}.webp`)),
  ]);
  for (const { format, size: length } of written) report(`${layer}, ${format}`, length);
}

function report(name: string, bytes: number): void {
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB`);
}
