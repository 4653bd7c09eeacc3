/**
 * Makes 80 photos as a shop owner sends them, for trying an import: rotated by EXIF, with GPS, in Display P3, PNG screenshots, a
 * huge and a small one, copies, wrong endings, Arabic names with spaces; and in `broken` five files that an import has to refuse.
 *
 *   node tools/media/messyPhotos.ts FOLDER
 *
 * The pixels are those of the seed's images, enlarged, with the noise of a phone. HEIC needs heif-enc (apt-get install
 * libheif-examples), because no encoder comes with the packages; without it, those files are AVIF with the ending of HEIC.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { photoName, PHOTOS } from './messyPhotoNames.ts';

const root = resolve(import.meta.dirname, '../..');
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node tools/media/messyPhotos.ts FOLDER');

const { pictures } = JSON.parse(
  await readFile(join(root, 'server/seed/pictures.json'), 'utf8'),
) as { pictures: Record<string, { url: string }> };
const masters = Object.entries(pictures).flatMap(([key, { url }]) =>
  key.startsWith('products/') ? url : [],
);

/** Width and height of the photo of a phone, and of the exceptions. */
function sizeOf(index: number): [width: number, height: number] {
  if (index === 17) return [6000, 8000];
  if (index === 33) return [240, 320];
  if (index % 8 === 3) return [1170, 2532];
  return index % 5 === 0 ? [4032, 3024] : [3024, 4032];
}

async function photo(index: number): Promise<Sharp> {
  const [width, height] = sizeOf(index);
  const master = await readFile(join(root, 'public', masters[index % masters.length] ?? ''));
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  const enlarged = sharp(master).resize({ width, height, fit: 'cover' });
  return sharp(
    await enlarged
      .composite([
        { input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: 'soft-light' },
      ])
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

const GPS = {
  IFD0: { Make: 'Phone', Model: 'Phone 15' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '25/1 12/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '55/1 16/1 0/1',
  },
};

/** A JPEG of a phone; every third lies on its side, with the orientation that turns it upright. */
function asPhone(image: Sharp, index: number): Promise<Buffer> {
  const isTurned = index % 3 === 0;
  const turned = isTurned ? image.rotate(270) : image;
  return turned
    .withExif(GPS)
    .withIccProfile(index % 2 === 0 ? 'p3' : 'srgb')
    .withMetadata({ orientation: isTurned ? 6 : 1 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** HEIC in Display P3, or AVIF without its encoder. */
async function asHeic(image: Sharp): Promise<Buffer> {
  const scratch = await mkdtemp(join(tmpdir(), 'photo '));
  try {
    const [png, heic] = [join(scratch, 'photo.png'), join(scratch, 'photo.heic')];
    await image.withIccProfile('p3').png({ compressionLevel: 1 }).toFile(png);
    await promisify(execFile)('heif-enc', ['-q', '60', png, '-o', heic]);
    return await readFile(heic);
  } catch {
    return await image.avif({ quality: 70, effort: 0 }).toBuffer();
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function contentOf(index: number): Promise<Buffer> {
  switch (index % 8) {
    case 3:
      return (await photo(index)).png({ compressionLevel: 3 }).toBuffer();
    case 4:
      return (await photo(index)).webp({ quality: 90, effort: 1 }).toBuffer();
    case 5:
      // A copy of an earlier photo.
      return index > 4 ? contentOf(index - 4) : asPhone(await photo(index), index);
    case 6:
      // PNG with the ending of a JPEG.
      return (await photo(index)).resize({ width: 1600 }).png({ compressionLevel: 3 }).toBuffer();
    case 7:
      return asHeic((await photo(index)).resize({ width: 2016 }));
    default:
      return asPhone(await photo(index), index);
  }
}

async function write(name: string, content: Uint8Array): Promise<void> {
  const path = join(folder ?? '', name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

for (let index = 1; index <= PHOTOS; index += 1) {
  await write(photoName(index), await contentOf(index));
  if (index % 10 === 0) console.log(`${index} of ${PHOTOS}`);
}
const whole = await contentOf(1);
await write('broken/cut.jpg', whole.subarray(0, whole.length / 3));
await write('broken/drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
await write('broken/document.png', Buffer.from('%PDF-1.7'));
await write('broken/icon.png', await sharp(whole).resize({ width: 48 }).png().toBuffer());
await write('broken/heavy.jpg', Buffer.concat([whole, Buffer.alloc(26 * 1024 * 1024)]));
