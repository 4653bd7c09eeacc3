import { crc32, deflateSync } from 'node:zlib';
import heicDecode from 'heic-decode';
import sharp from 'sharp';
import type { ResizeOptions, Sharp } from 'sharp';
import { PICTURES } from '../limits/pictures.ts';
import { PictureError } from './pictureError.ts';

/** Signature and header of a PNG, which a colour profile follows. */
const PNG_HEADER_BYTES = 33;

/** The colour profile of a HEIC file, in a box of length, `colr`, `prof` and content. */
function profileOf(file: Buffer): Buffer | undefined {
  const type = file.indexOf('colrprof', 0, 'latin1');
  if (type < 4) return undefined;
  const end = type - 4 + file.readUInt32BE(type - 4);
  return file.subarray(type + 'colrprof'.length, end);
}

/** Adds a colour profile to a PNG, because sharp takes none for raw pixels. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 'iCCP'.length);
  checksum.writeUInt32BE(crc32(content));
  const [header, pixels] = [png.subarray(0, PNG_HEADER_BYTES), png.subarray(PNG_HEADER_BYTES)];
  return Buffer.concat([header, length, content, checksum, pixels]);
}

/**
 * Decodes and scales the main image of a HEIC file, upright. libheif in WebAssembly does it, because sharp reads AVIF only.
 * @throws PictureError
 */
export async function decodeHeic(file: Uint8Array, box: ResizeOptions): Promise<Sharp> {
  const images = await heicDecode.all({ buffer: file });
  try {
    const [first] = images;
    if (first === undefined) throw new PictureError('damaged');
    const { width, height } = first;
    if (width * height > PICTURES.heicPixels) throw new PictureError('pixels');
    if (Math.max(width, height) < PICTURES.minSide) throw new PictureError('small');
    const { data } = await first.decode();
    const scaled = sharp(data, { raw: { width, height, channels: 4 } }).resize(box);
    const png = await scaled.png({ compressionLevel: 0 }).toBuffer();
    const profile = profileOf(Buffer.from(file.buffer, file.byteOffset, file.length));
    return sharp(profile === undefined ? png : withProfile(png, profile));
  } finally {
    images.dispose();
  }
}
