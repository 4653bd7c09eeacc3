/**
 * Encodes the rendered layers of a room state for the browser, into a folder with a content hash, and prints the sizes.
 *
 *   node tools/rooms/encodeRoom.ts RENDERED_DIR TARGET_DIR
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import { toneByte } from '../../src/lib/rooms/toneCurve.ts';
import { encodeMesh, type ExportedPanel } from './encodeMesh.ts';
import { EXPOSURE, hashFiles, readJson, readLayer, type RoomInfo } from './roomFiles.ts';

const ROOM_AVIF = { quality: 54, effort: 6 } as const;
const LIGHT_AVIF = { quality: 58, effort: 6 } as const;
/** A sheer's files show the window behind it; folds in front hide what the lower quality loses. */
const SHEER_AVIF = { quality: 50, effort: 6, chromaSubsampling: '4:2:0' } as const;
const ROOM_WEBP = { quality: 76, effort: 6, smartSubsample: true } as const;
const LIGHT_WEBP = { quality: 80, effort: 6, smartSubsample: true } as const;
/** Brighter pixels are a few highlights, which may clip. */
const MAX_LIGHT_SHARE = 0.9999;

const [source = '', target = ''] = argv.slice(2);
const size = await readJson<{ width: number; height: number }>(join(source, 'size.json'));
const layers = (await readdir(source))
  .filter((file) => /^(?:room|[a-z]+-(?:light|sheen))\.f32$/.test(file))
  .map((file) => file.replace('.f32', ''))
  .sort();
const peaks = await Promise.all(layers.filter((layer) => layer !== 'room').map(readPeak));
const info: RoomInfo = { ...size, exposure: EXPOSURE, maxLight: Math.max(...peaks) };

const files = new Map<string, Uint8Array>();
for (const layer of layers) await encodeLayer(layer);
const mesh = encodeMesh(await readJson<ExportedPanel[]>(join(source, 'mesh.json')));
files.set('mesh.bin', mesh);
report('mesh.bin, Brotli', brotliCompressSync(mesh).length);
files.set('room.json', Buffer.from(`${JSON.stringify(info, null, 2)}\n`));

const folder = `${target}-${hashFiles(files)}`;
await mkdir(folder, { recursive: true });
for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
console.log(folder);

async function readPeak(layer: string): Promise<number> {
  const values = (await readLayer(source, layer)).sort();
  return values[Math.floor((values.length - 1) * MAX_LIGHT_SHARE)] ?? 0;
}

async function encodeLayer(layer: string): Promise<void> {
  const isRoom = layer === 'room';
  const lightAvif = layer.startsWith('sheer-') ? SHEER_AVIF : LIGHT_AVIF;
  const toByte = isRoom
    ? (light: number) => toneByte(light, info.exposure)
    : (light: number) => Math.round(255 * Math.sqrt(Math.min(1, light / info.maxLight)));
  const bytes = Uint8Array.from(await readLayer(source, layer), toByte);
  await encode(layer, bytes, isRoom ? ROOM_AVIF : lightAvif, isRoom ? ROOM_WEBP : LIGHT_WEBP);
}

async function encode(
  layer: string,
  bytes: Uint8Array,
  avif: AvifOptions,
  webp: WebpOptions,
): Promise<void> {
  const image = sharp(bytes, { raw: { ...size, channels: 3 } });
  const encoded = {
    avif: await image.clone().avif(avif).toBuffer(),
    webp: await image.clone().webp(webp).toBuffer(),
  };
  for (const [format, content] of Object.entries(encoded)) {
    files.set(`${layer}.${format}`, content);
    report(`${layer}, ${format}`, content.length);
  }
}

function report(name: string, bytes: number): void {
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB`);
}
