import { sampleTile, type FabricTile } from './fabricTile.ts';
import type { ClothCoordinates } from './fillMesh.ts';
import { createLightTable, createToneCurve } from './toneCurve.ts';

/** Decoded images of one state of a room, as RGBA pixels of the same size. */
export interface RoomLayers {
  /** Room with black cloth, through the tone curve. */
  room: Uint8ClampedArray;
  /** Light that white cloth adds, as `255 * sqrt(light / maxLight)`. */
  light: Uint8ClampedArray;
  /** Light that black cloth adds by its gloss or by letting the window shine through, encoded like `light`. */
  sheen: Uint8ClampedArray;
  /** Linear light at 255. */
  maxLight: number;
  /** Exposure of the tone curve. */
  exposure: number;
  isSheer: boolean;
}

/** Part of the light that folds reflect onto each other, with the least bias in direct renders (docs/rooms.md). */
const FOLD_LIGHT = { opaque: 0.06, sheer: 0.18 };
/** Albedo of the grey cloth that `light` was rendered with. */
const GREY = 0.5;
/** Light below this value is an artefact of the compression. */
const MIN_LIGHT_BYTE = 3;
/** Metres of cloth across a pixel at full size, at most; larger steps belong to two folds. */
const MAX_SPREAD = 0.04;

/**
 * Hangs a fabric in a room: RGBA pixels.
 *
 * In linear light: `room + light * albedo * folds + sheen` (docs/rooms.md).
 * @param scale width of the image, as a part of that of the rendered room
 */
export function composeRoom(
  layers: RoomLayers,
  cloth: ClothCoordinates,
  tile: FabricTile,
  scale = 1,
): Uint8ClampedArray<ArrayBuffer> {
  const tone = createToneCurve(layers.exposure);
  const light = createLightTable(layers.maxLight);
  const foldLight = layers.isSheer ? FOLD_LIGHT.sheer : FOLD_LIGHT.opaque;
  const folds = tile.mean.map((albedo) => foldGain(albedo, foldLight));
  const pixels = new Uint8ClampedArray(layers.room);
  const albedo = new Float32Array(3);
  const maxSpread = MAX_SPREAD / scale;
  const lastStep = tone.toBytes.length - 1;

  for (let pixel = 0; pixel < cloth.u.length; pixel++) {
    const start = pixel * 4;
    if (!isLit(layers.light, start) && !isLit(layers.sheen, start)) continue;
    const u = cloth.u[pixel] ?? NaN;
    if (Number.isNaN(u)) albedo.set(tile.mean);
    else sampleTile(tile, u, cloth.v[pixel] ?? 0, spreadAt(cloth.u, pixel, maxSpread), albedo);
    for (let channel = 0; channel < 3; channel++) {
      const index = start + channel;
      const sum =
        (tone.toLinear[layers.room[index] ?? 0] ?? 0) +
        (light[layers.light[index] ?? 0] ?? 0) * (albedo[channel] ?? 0) * (folds[channel] ?? 1) +
        (light[layers.sheen[index] ?? 0] ?? 0);
      const step = Math.min(lastStep, Math.round(Math.sqrt(sum) * tone.scale));
      pixels[index] = tone.toBytes[step] ?? 0;
    }
  }
  return pixels;
}

/** Corrects the light between folds, which was rendered with grey cloth. */
function foldGain(albedo: number, foldLight: number): number {
  return (1 - GREY * foldLight) / (1 - albedo * foldLight);
}

function isLit(light: Uint8ClampedArray, start: number): boolean {
  return (
    Math.max(light[start] ?? 0, light[start + 1] ?? 0, light[start + 2] ?? 0) >= MIN_LIGHT_BYTE
  );
}

/** Metres of cloth across the pixel. */
function spreadAt(u: Float32Array, pixel: number, maxSpread: number): number {
  const spread = Math.abs((u[pixel + 1] ?? NaN) - (u[pixel - 1] ?? NaN)) / 2;
  return spread <= maxSpread ? spread : 0;
}
