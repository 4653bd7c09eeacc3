import type { CurtainPanel } from '@/lib/rooms/decodeMesh';
import { createFabricTile, type FabricTile } from '@/lib/rooms/fabricTile';

interface FlatPanel {
  /** Pixels of the left and right edge, and of the bottom one; the top is 0. */
  left: number;
  right: number;
  bottom: number;
  /** Metres from the camera. */
  distance?: number;
  /** Metres of cloth at the left and right edge. */
  cloth?: [left: number, right: number];
}

/** A panel of one cell, 1 m high. */
export function flatPanel({ left, right, bottom, distance = 3, cloth = [0, 1] }: FlatPanel) {
  return {
    columns: 2,
    rows: 2,
    x: Float32Array.of(left, right, left, right),
    y: Float32Array.of(0, 0, bottom, bottom),
    distance: new Float32Array(4).fill(distance),
    u: Float32Array.from(cloth),
    v: Float32Array.of(1, 0),
  } satisfies CurtainPanel;
}

/** RGBA pixels of one grey value a pixel. */
export function greyPixels(values: readonly number[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(values.flatMap((value) => [value, value, value, 255]));
}

/** A tile of grey sRGB values in one row. */
export function greyTile(values: readonly number[], millimetresWide = 1000): FabricTile {
  return createFabricTile(greyPixels(values), values.length, 1, millimetresWide, 1000);
}
