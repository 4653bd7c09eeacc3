/**
 * Generates the image variants and videos of the shop from master images.
 *
 *   node tools/media/derive.ts [--force] [SOURCE_DIR ...]
 *
 * A SOURCE_DIR contains WebP masters and the manifest.json of render/post.py; later folders override earlier ones.
 * Without one, the full-width WebP files in public/media are the masters.
 *
 * Writes public/media and server/seed/pictures.json. Skips files that are up to date; --force
 * encodes all of them, which is needed after changing a setting below or in server/media/pictureVariants.ts.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { encodeVariant } from '../../server/media/pictureVariants.ts';
import type { PictureFormat } from '../../server/media/pictureVariants.ts';
import { pictureWidths } from '../../src/lib/pictureWidths.ts';

// ------------------------------------------------------------------ settings
/** A crop is a master, so its quality is higher than that of the variants. */
const CROP_WEBP = { quality: 84, effort: 6, smartSubsample: true } as const;
const WORKERS = 2;

/** Crops of other images; `left` is chosen so that the window treatment fills the frame. */
const CROPS: readonly Crop[] = [
  {
    key: 'banners/bedroom-blackout-portrait',
    from: 'banners/bedroom-blackout',
    left: 668,
    top: 0,
    width: 720,
    height: 900,
    alt: 'Taupe blackout curtains over white sheers beside a bouclé armchair in a bedroom at dusk',
  },
  {
    key: 'banners/living-drapes-portrait',
    from: 'banners/living-drapes',
    left: 668,
    top: 0,
    width: 720,
    height: 900,
    alt: 'Floor-length champagne linen curtains over white sheers behind a round marble coffee table',
  },
  {
    key: 'banners/majlis-rollers-portrait',
    from: 'banners/majlis-rollers',
    left: 782,
    top: 0,
    width: 720,
    height: 900,
    alt: 'Sand-coloured roller blinds above the low seating of a majlis, with globe pendants and a brass table',
  },
];

// --------------------------------------------------------------------- types
interface Crop {
  key: string;
  from: string;
  left: number;
  top: number;
  width: number;
  height: number;
  alt: string;
}
interface Picture {
  url: string;
  width: number;
  height: number;
  alt: string;
  dominant: string;
}
interface Video {
  mp4: string;
  webm: string;
  poster: string;
  durationS: number;
  alt: string;
}
interface Catalogue {
  pictures: Record<string, Picture>;
  videos: Record<string, Video>;
}
interface ManifestFile {
  path: string;
  width: number;
  height: number;
  alt: string;
  dominant: string | null;
  duration_s?: number;
}
/** An image with the bytes of its full-width WebP. */
interface Master extends Picture {
  bytes: Buffer;
}

const root = resolve(import.meta.dirname, '../..');
const publicDir = join(root, 'public');
const catalogueFile = join(root, 'server/seed/pictures.json');

// ------------------------------------------------------------------- helpers
async function readIfExists(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function listIfExists(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Writes a changed file atomically. @returns whether it has changed */
async function writeIfChanged(file: string, bytes: Buffer | string): Promise<boolean> {
  const next = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  const now = await readIfExists(file);
  if (now?.equals(next)) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, next);
  await rename(`${file}.part`, file);
  return true;
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
}

async function readCatalogue(): Promise<Catalogue> {
  const text = await readIfExists(catalogueFile);
  if (!text) return { pictures: {}, videos: {} };
  return JSON.parse(text.toString('utf8')) as Catalogue;
}

async function readManifest(dir: string): Promise<ManifestFile[]> {
  const manifest = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')) as {
    files: ManifestFile[];
  };
  return manifest.files;
}

async function toMaster(
  key: string,
  file: Pick<ManifestFile, 'alt' | 'dominant'>,
  bytes: Buffer,
): Promise<Master> {
  const { width, height, format } = await sharp(bytes).metadata();
  if (format !== 'webp') throw new Error(`${key}: the master is ${format}, not webp`);
  const { alt, dominant } = file;
  if (!dominant) throw new Error(`${key}: the manifest has no dominant colour`);
  const hex = dominant.replace('#', '').toLowerCase();
  const url = `/media/${key}/${width}x${height}-${hex}/${width}.webp`;
  return { url, width, height, alt, dominant, bytes };
}

// ------------------------------------------------------------------ gathering
async function gather(
  sources: readonly string[],
): Promise<{ masters: Map<string, Master>; videos: Catalogue['videos'] }> {
  const masters = new Map<string, Master>();
  const catalogue = await readCatalogue();
  const videos = { ...catalogue.videos };

  for (const [key, picture] of Object.entries(catalogue.pictures)) {
    const bytes = await readIfExists(join(publicDir, picture.url));
    if (bytes) masters.set(key, { ...picture, bytes });
    else
      console.warn(
        `${key}: ${picture.url} is missing; the image is removed unless a source contains it`,
      );
  }

  for (const source of sources) {
    for (const file of await readManifest(source)) {
      const [, key, extension] = /^(.+)\.(\w+)$/.exec(file.path) ?? [];
      if (!key) continue;
      if (extension === 'webp') {
        masters.set(key, await toMaster(key, file, await readFile(join(source, file.path))));
      } else if (extension === 'mp4') {
        videos[key] = {
          mp4: `/media/${key}.mp4`,
          webm: `/media/${key}.webm`,
          poster: '',
          durationS: file.duration_s ?? 0,
          alt: file.alt,
        };
        for (const end of ['mp4', 'webm']) {
          await writeIfChanged(
            join(publicDir, `media/${key}.${end}`),
            await readFile(join(source, `${key}.${end}`)),
          );
        }
      }
    }
  }

  for (const crop of CROPS) {
    const from = masters.get(crop.from);
    if (!from) continue;
    const { left, top, width, height } = crop;
    const bytes = await sharp(from.bytes)
      .extract({ left, top, width, height })
      .webp(CROP_WEBP)
      .toBuffer();
    masters.set(
      crop.key,
      await toMaster(crop.key, { alt: crop.alt, dominant: from.dominant }, bytes),
    );
  }

  for (const [key, video] of Object.entries(videos)) {
    const poster = masters.get(key.replace(/([^/]+)$/, 'poster-$1'));
    if (!poster) throw new Error(`${key}: the poster is missing`);
    video.poster = poster.url;
  }
  return { masters, videos };
}

// ------------------------------------------------------------------- variants
async function derive(key: string, master: Master): Promise<number> {
  const folder = join(publicDir, dirname(master.url));
  const existing = new Set(await listIfExists(folder));
  const wanted = new Set([`${master.width}.webp`]);
  let encoded = 0;

  const full = { ...master, image: sharp(master.bytes) };
  for (const width of pictureWidths(key, master.width)) {
    const formats: PictureFormat[] = width === master.width ? ['avif'] : ['avif', 'webp'];
    for (const format of formats) {
      const name = `${width}.${format}`;
      wanted.add(name);
      if (existing.has(name)) continue;
      await writeIfChanged(join(folder, name), await encodeVariant(full, width, format));
      encoded += 1;
    }
  }

  for (const name of await listIfExists(folder)) {
    if (!wanted.has(name)) await rm(join(folder, name));
  }
  for (const sibling of await listIfExists(dirname(folder))) {
    if (join(dirname(folder), sibling) !== folder)
      await rm(join(dirname(folder), sibling), { recursive: true });
  }
  return encoded;
}

// ----------------------------------------------------------------------- main
const args = process.argv.slice(2);
const force = args.includes('--force');
const sources = args.filter((arg) => !arg.startsWith('--')).map((arg) => resolve(arg));

sharp.concurrency(1); // One thread per image, for the same bytes on every machine.
sharp.cache(false);

const { masters, videos } = await gather(sources);
const keys = [...masters.keys()].sort();
const pictures: Catalogue['pictures'] = {};
for (const key of keys) {
  const master = masters.get(key);
  if (!master) continue;
  const { url, width, height, alt, dominant } = master;
  pictures[key] = { url, width, height, alt, dominant };
  const file = join(publicDir, url);
  if (force || !(await readIfExists(file))?.equals(master.bytes)) {
    await rm(dirname(file), { recursive: true, force: true }); // Also removes the variants of the old master.
    await writeIfChanged(file, master.bytes);
  }
}

let done = 0;
let encoded = 0;
async function work(queue: Iterator<string>): Promise<void> {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const master = masters.get(next.value);
    if (!master) continue;
    const count = await derive(next.value, master);
    encoded += count;
    done += 1;
    if (count) console.log(`${done}/${keys.length} ${next.value}: ${count} files`);
  }
}

await writeIfChanged(
  catalogueFile,
  `${JSON.stringify({ pictures: sorted(pictures), videos: sorted(videos) }, null, 2)}\n`,
);
const queue = keys.values();
await Promise.all(Array.from({ length: WORKERS }, () => work(queue)));
console.log(
  `${keys.length} images, ${Object.keys(videos).length} videos; ${encoded} files encoded`,
);
