import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { IMAGE_TYPES } from '../../../server/rules/imageType.ts';
import { buildPhoto, photoWithGps } from './samplePhotos.ts';

/** A file to upload, with the type that its header declares. */
export interface HostileFile {
  kind: string;
  bytes: Uint8Array;
  type: string;
}

/** Part of every text that is hidden in an image. */
export const MARK = 'alert("polyglot")';
const SCRIPT = `<html><script>${MARK}</script></html>`;
const ZIP = `PK\u0003\u0004${MARK}PK\u0005\u0006`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${MARK}</script></svg>`;
const PDF = `%PDF-1.7\n1 0 obj << /S /JavaScript /JS (${MARK}) >> endobj`;
const TEXTS = [SCRIPT, ZIP, SVG, PDF, `/*${MARK}*/`];

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngChunk(name: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}

/** A black PNG with one bit per pixel, which is a thousand times larger when it is decoded. */
function blackPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)));
  return Buffer.concat([
    Buffer.from(PNG_SIGNATURE),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Inserts the control chunks of an animation after the header. */
function toAnimatedPng(png: Buffer): Buffer {
  const headerEnd = 33;
  const control = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([png.subarray(0, headerEnd), control, png.subarray(headerEnd)]);
}

const frame = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

/** Valid files: those that are accepted, and other formats. */
async function sampleFiles(): Promise<Record<string, Buffer>> {
  const plain = sharp(await buildPhoto());
  const png = await plain.clone().png().toBuffer();
  const frames = await Promise.all(['red', 'green', 'blue'].map(frame));
  const animated = sharp(frames, { join: { animated: true } });
  return {
    'JPEG with GPS': await photoWithGps(),
    'rotated JPEG': await photoWithGps({ orientation: 8 }),
    'progressive JPEG': await plain.clone().jpeg({ progressive: true }).toBuffer(),
    'CMYK JPEG': await plain.clone().toColourspace('cmyk').jpeg().toBuffer(),
    PNG: png,
    'palette PNG': await plain.clone().png({ palette: true }).toBuffer(),
    '16-bit PNG': await plain.clone().toColourspace('rgb16').png().toBuffer(),
    'animated PNG': toAnimatedPng(png),
    WebP: await plain.clone().webp().toBuffer(),
    'lossless WebP': await plain.clone().webp({ lossless: true }).toBuffer(),
    'animated WebP': await animated.clone().webp().toBuffer(),
    'PNG of 400 megapixels': blackPng(20_000, 20_000),
    'PNG with a header only': blackPng(50_000, 50_000, 1),
    'long thin PNG': blackPng(30_000, 1),
    GIF: await animated.clone().gif().toBuffer(),
    TIFF: await plain.clone().tiff().toBuffer(),
    AVIF: await plain.clone().avif().toBuffer(),
    HEIC: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1', 'latin1'),
    SVG: Buffer.from(SVG),
    PDF: Buffer.from(PDF),
    HTML: Buffer.from(SCRIPT),
    ZIP: Buffer.from(ZIP, 'latin1'),
    empty: Buffer.alloc(0),
  };
}

const MAGIC = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': PNG_SIGNATURE,
  'image/webp': [...Buffer.from('RIFF\u0010\0\0\0WEBPVP8X', 'latin1')],
};

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const text = fc.constantFrom(...TEXTS).map((value) => Buffer.from(value, 'latin1'));

/** Changes of a file. */
const CHANGES: Record<string, (file: Buffer) => fc.Arbitrary<Uint8Array>> = {
  unchanged: (file) => fc.constant(file),
  truncated: (file) => share.map((at) => file.subarray(0, Math.floor(at * file.length))),
  'with changed bytes': (file) =>
    fc.array(fc.tuple(share, fc.nat(255)), { minLength: 1, maxLength: 20 }).map((changes) => {
      const copy = Buffer.from(file);
      for (const [at, byte] of changes) copy[Math.floor(at * copy.length)] = byte;
      return copy;
    }),
  // Dimensions, lengths of chunks and tables are at the beginning.
  'with a changed header': (file) =>
    fc.array(fc.tuple(fc.nat(63), fc.nat(255)), { minLength: 1, maxLength: 8 }).map((changes) => {
      const copy = Buffer.from(file);
      for (const [at, byte] of changes) if (at < copy.length) copy[at] = byte;
      return copy;
    }),
  'with something appended': (file) => text.map((added) => Buffer.concat([file, added])),
  'with something before it': (file) => text.map((added) => Buffer.concat([added, file])),
  'with something inserted': (file) =>
    fc.tuple(share, text).map(([at, added]) => {
      const cut = Math.floor(at * file.length);
      return Buffer.concat([file.subarray(0, cut), added, file.subarray(cut)]);
    }),
  'with a repeated part': (file) =>
    fc.tuple(share, share).map(([one, other]) => {
      const [from, to] = [one, other].map((at) => Math.floor(at * file.length));
      return Buffer.concat([file.subarray(0, to), file.subarray(from)]);
    }),
};

/** Hostile uploads: damaged, disguised, oversized and foreign files. */
export async function hostileFiles(): Promise<fc.Arbitrary<HostileFile>> {
  const samples = Object.entries(await sampleFiles());
  const type = fc.constantFrom(...IMAGE_TYPES);
  const changed = fc
    .tuple(fc.constantFrom(...samples), fc.constantFrom(...Object.entries(CHANGES)))
    .chain(([[name, file], [change, apply]]) =>
      apply(file).map((bytes) => ({ kind: `${name} ${change}`, bytes })),
    );
  const random = fc.tuple(type, fc.uint8Array({ maxLength: 400 })).map(([magic, bytes]) => ({
    kind: `random bytes after the magic bytes of ${magic}`,
    bytes: Buffer.concat([Buffer.from(MAGIC[magic]), bytes]),
  }));
  const file = fc.oneof({ weight: 9, arbitrary: changed }, random);
  return fc.tuple(file, type).map(([one, declared]) => ({ ...one, type: declared }));
}
