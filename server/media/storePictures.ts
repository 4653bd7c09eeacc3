import { createHash } from 'node:crypto';
import { PORTRAIT } from '../../src/lib/pictureWidths.ts';
import { MIB } from '../bytes.ts';
import type { FieldPath, ImageField } from '../catalogue/imageFields.ts';
import type { Problem } from '../catalogue/problems.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { reasonOf } from '../errorDetails.ts';
import { PICTURES } from '../limits/pictures.ts';
import { insertPicture, pictureSize, reservePicture } from '../repositories/pictures.ts';
import { groupBy } from '../rules/groupBy.ts';
import { shopPictureUrl } from '../rules/shopPictureUrl.ts';
import type { MediaStore } from './mediaStore.ts';
import type { PictureError } from './pictureError.ts';
import type { EncodedPicture, PictureEncoder } from './pictureEncoder.ts';
import type { PictureFile } from './pictureFiles.ts';

/** A field that names a picture, and its file. */
export interface PictureUse {
  field: ImageField;
  file: PictureFile;
}

export interface StoreParts {
  db: Db;
  clock: Clock;
  store: Pick<MediaStore, 'put' | 'has'>;
  encoder: Pick<PictureEncoder, 'encode'>;
  /** Begins the URLs of pictures, e.g. `https://cdn.example`; empty for those of the shop itself. */
  baseUrl: string;
  /** Pictures are decoded, and nothing is stored. */
  isDryRun: boolean;
  /** @param encoded pictures that were not stored before, which alone take time */
  onProgress: (done: number, total: number, encoded: number) => void;
}

/** Changes with the formats and qualities of the files, so that all pictures are encoded again. */
const VERSION = 1;

/** Full widths in px by list of the catalogue, those of the shop's own images (tools/media). */
const FULL_WIDTHS: ReadonlyMap<unknown, number> = new Map([
  ['banners', 1600],
  ['categories', 800],
  ['products', 900],
]);
const OTHER_WIDTH = 1200;
const PORTRAIT_WIDTH = 720;
const TILE_WIDTH = 512;

interface Scale {
  fullWidth: number;
  isPortrait: boolean;
  /** Read by the page's scripts, which requires the shop's own host. */
  isTile: boolean;
}

function scaleOf({ path }: ImageField): Scale {
  const isPortrait = path.at(-1) === 'imagePortrait';
  const isTile = path.at(-2) === 'tile';
  const width = FULL_WIDTHS.get(path[0]) ?? OTHER_WIDTH;
  return {
    fullWidth: isPortrait ? PORTRAIT_WIDTH : isTile ? TILE_WIDTH : width,
    isPortrait,
    isTile,
  };
}

/** Narrower pictures of products are blurred on their page, in px. */
const MIN_PRODUCT_WIDTH = 700;
const isOfProduct = (field: ImageField): boolean =>
  field.path[0] === 'products' && !scaleOf(field).isTile;

const MEGA = 1_000_000;
/** What is wrong with the picture that a field names. */
const MESSAGES: Record<PictureError['problem'], (name: string) => string> = {
  damaged: (name) => `names a picture that is damaged: ${name}. Open it and save it again as JPEG.`,
  pixels: (name) =>
    `names a picture of more than ${PICTURES.pixels / MEGA} megapixels (${PICTURES.heicPixels / MEGA} in HEIC): ${name}. Make it smaller.`,
  small: (name) =>
    `names a picture smaller than ${PICTURES.minSide} px: ${name}. Use a larger one.`,
  type: (name) => `names a file that is no JPEG, PNG, WebP, AVIF or HEIC picture: ${name}`,
};

/** A file that cannot be used; the message is about the field that names it. */
class BrokenPictureError extends Error {}

async function readFile({ name, size, read }: PictureFile): Promise<Uint8Array> {
  const mib = (bytes: number) => `${Math.ceil(bytes / MIB)} MB`;
  if (size > PICTURES.fileBytes)
    throw new BrokenPictureError(
      `names a picture of ${mib(size)}, more than the ${mib(PICTURES.fileBytes)} that are allowed: ${name}`,
    );
  try {
    return await read();
  } catch (error) {
    throw new BrokenPictureError(
      `names a picture that cannot be read: ${name} (${reasonOf(error)})`,
    );
  }
}

/** Stores the files of a picture; that of its URL is the last, so that it exists only when all do. */
async function putFiles(
  store: StoreParts['store'],
  url: string,
  { files }: EncodedPicture,
): Promise<void> {
  const name = url.slice(1);
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const put = (file: EncodedPicture['files'][number]) =>
    store.put(`${folder}${file.name}`, file.content);
  const isLast = (file: EncodedPicture['files'][number]) => `${folder}${file.name}` === name;
  await Promise.all(files.filter((file) => !isLast(file)).map(put));
  await Promise.all(files.filter(isLast).map(put));
}

/** A stored picture with its root-relative URL. */
interface StoredPicture {
  url: string;
  /** Size of the largest file, e.g. `900x1100-c8bfaf`. */
  size: string;
  /** Whether it was stored before. */
  isKnown: boolean;
}

/** Encodes and stores a picture unless it is stored already. */
async function storeOne(
  file: PictureFile,
  scale: Scale,
  parts: StoreParts,
): Promise<StoredPicture> {
  const { db, clock, store, encoder, isDryRun } = parts;
  const { fullWidth, isPortrait } = scale;
  const bytes = await readFile(file);
  const hash = createHash('sha256')
    .update(JSON.stringify([VERSION, fullWidth]))
    .update(bytes);
  const key = `${hash.digest('hex').slice(0, 16)}${isPortrait ? PORTRAIT : ''}`;
  const known = await (isDryRun ? pictureSize(db, key) : reservePicture(db, key, clock.now()));
  if (known !== undefined) {
    const url = shopPictureUrl({ key, size: known });
    if (await store.has(url.slice(1))) return { url, size: known, isKnown: true };
  }
  const result = await encoder.encode({ file: bytes, fullWidth, isPortrait, isCheck: isDryRun });
  if ('problem' in result) throw new BrokenPictureError(MESSAGES[result.problem](file.name));
  const url = shopPictureUrl({ key, size: result.size });
  if (!isDryRun) {
    await insertPicture(db, { key, size: result.size }, clock.now());
    await putFiles(store, url, result);
  }
  return { url, size: result.size, isKnown: false };
}

/**
 * Stores the pictures of a catalogue, one after the other, each file and scale once. All of them are tried, whatever fails.
 * @returns the URL of each field, what is wrong with the others, how many pictures were stored before, and the names of those
 * that are narrow for a product
 */
export async function storePictures(uses: readonly PictureUse[], parts: StoreParts) {
  const urls: { path: FieldPath; url: string }[] = [];
  const problems: Problem[] = [];
  const groups = groupBy(uses, ({ file, field }) => JSON.stringify([file.name, scaleOf(field)]));
  let done = 0;
  let known = 0;
  const narrow: string[] = [];
  for (const group of groups.values()) {
    const [{ file, field }] = group;
    const scale = scaleOf(field);
    const paths = group.map((use) => use.field.path);
    try {
      const { url, size, isKnown } = await storeOne(file, scale, parts);
      if (parseInt(size, 10) < MIN_PRODUCT_WIDTH && isOfProduct(field)) narrow.push(file.name);
      known += Number(isKnown);
      const whole = scale.isTile ? url : `${parts.baseUrl}${url}`;
      urls.push(...paths.map((path) => ({ path, url: whole })));
    } catch (error) {
      if (!(error instanceof BrokenPictureError)) throw error;
      problems.push(...paths.map((path) => ({ path, message: error.message })));
    }
    parts.onProgress((done += 1), groups.size, done - known);
  }
  return { urls, problems, total: groups.size, known, narrow };
}
