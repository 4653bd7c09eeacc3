/** Flat image of one whole repeat of a fabric, in linear light. */
export interface FabricTile {
  /** Pixels. */
  width: number;
  height: number;
  /** Metres of cloth that the tile covers. */
  metresWide: number;
  metresHigh: number;
  /** Reflected part of the light, three values a pixel. */
  albedo: Float32Array;
  /** Mean of `albedo` per channel. */
  mean: readonly [number, number, number];
}

/** Linear value of each 8-bit sRGB value. */
const SRGB_TO_LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Reads the RGBA pixels of a tile, whose size in cloth is given in millimetres. */
export function createFabricTile(
  pixels: ArrayLike<number>,
  width: number,
  height: number,
  millimetresWide: number,
  millimetresHigh: number,
): FabricTile {
  const albedo = new Float32Array(width * height * 3);
  const sum: [number, number, number] = [0, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (const channel of [0, 1, 2] as const) {
      const value = SRGB_TO_LINEAR[pixels[pixel * 4 + channel] ?? 0] ?? 0;
      albedo[pixel * 3 + channel] = value;
      sum[channel] += value;
    }
  }
  const count = width * height;
  return {
    width,
    height,
    metresWide: millimetresWide / 1000,
    metresHigh: millimetresHigh / 1000,
    albedo,
    mean: [sum[0] / count, sum[1] / count, sum[2] / count],
  };
}

/** Averages texels for a smaller image, in which fine patterns would flicker. `scale` is that of the image. */
export function shrinkTile(tile: FabricTile, scale: number): FabricTile {
  let step = 2 ** Math.round(Math.log2(1 / scale));
  while (tile.width % step !== 0 || tile.height % step !== 0) step /= 2;
  if (step <= 1) return tile;
  const width = tile.width / step;
  const height = tile.height / step;
  const albedo = new Float32Array(width * height * 3);
  for (let row = 0; row < tile.height; row++) {
    for (let column = 0; column < tile.width; column++) {
      const from = (row * tile.width + column) * 3;
      const to = (Math.floor(row / step) * width + Math.floor(column / step)) * 3;
      for (let channel = 0; channel < 3; channel++) {
        albedo[to + channel] =
          (albedo[to + channel] ?? 0) + (tile.albedo[from + channel] ?? 0) / step ** 2;
      }
    }
  }
  return { ...tile, width, height, albedo };
}

/** Most samples across the width of a pixel: folds that turn away compress the pattern. */
const MAX_TAPS = 4;

/** Writes the mean albedo around `u`, `v` into `out`; `spread` is the cloth across the pixel in metres. */
export function sampleTile(
  tile: FabricTile,
  u: number,
  v: number,
  spread: number,
  out: Float32Array,
): void {
  out[0] = out[1] = out[2] = 0;
  const texels = (spread / tile.metresWide) * tile.width;
  const taps = Math.max(1, Math.min(MAX_TAPS, Math.ceil(texels)));
  for (let tap = 0; tap < taps; tap++) {
    const at = u + spread * ((tap + 0.5) / taps - 0.5);
    addSample(tile, at / tile.metresWide, -v / tile.metresHigh, 1 / taps, out);
  }
}

/** Adds a weighted bilinear sample; `s` and `t` count repeats from the top left of the tile. */
function addSample(
  tile: FabricTile,
  s: number,
  t: number,
  weight: number,
  out: Float32Array,
): void {
  const { width, height, albedo } = tile;
  const x = (s - Math.floor(s)) * width - 0.5;
  const y = (t - Math.floor(t)) * height - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const left = ((column + width) % width) * 3;
  const right = ((column + 1) % width) * 3;
  const upper = ((row + height) % height) * width * 3;
  const lower = ((row + 1) % height) * width * 3;
  const lowerShare = (y - row) * weight;
  const upperShare = weight - lowerShare;
  const rightShare = x - column;
  for (let channel = 0; channel < 3; channel++) {
    const start = upper + left + channel;
    const end = upper + right + channel;
    const drop = lower - upper;
    const above = (albedo[start] ?? 0) + rightShare * ((albedo[end] ?? 0) - (albedo[start] ?? 0));
    const below =
      (albedo[start + drop] ?? 0) +
      rightShare * ((albedo[end + drop] ?? 0) - (albedo[start + drop] ?? 0));
    out[channel] = (out[channel] ?? 0) + upperShare * above + lowerShare * below;
  }
}
