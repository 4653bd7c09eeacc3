import sharp from 'sharp';

const CHANNELS = 4;

interface Raster {
  data: Buffer;
  info: { width: number; height: number };
}

const decode = (file: string): Promise<Raster> =>
  sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Number of pixels that differ between two images, including those outside the smaller one.
 * @throws Error of sharp when a file is not an image
 */
export async function countChangedPixels(fileA: string, fileB: string): Promise<number> {
  const [a, b] = await Promise.all([decode(fileA), decode(fileB)]);
  const width = Math.min(a.info.width, b.info.width);
  const height = Math.min(a.info.height, b.info.height);
  const areaOf = ({ info }: Raster) => info.width * info.height;
  let changed = areaOf(a) + areaOf(b) - 2 * width * height;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixelA = a.data.readUInt32LE((y * a.info.width + x) * CHANNELS);
      const pixelB = b.data.readUInt32LE((y * b.info.width + x) * CHANNELS);
      if (pixelA !== pixelB) changed += 1;
    }
  }
  return changed;
}
