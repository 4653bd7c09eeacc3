import { METRE_STEPS, MESH_VERSION, PIXEL_STEPS } from '../../src/lib/rooms/decodeMesh.ts';

/** A panel as render/meshes.py exports it: pixels and metres, row by row. */
export interface ExportedPanel {
  columns: number;
  rows: number;
  x: number[];
  y: number[];
  distance: number[];
  u: number[];
  v: number[];
}

/** Little-endian int16 differences, read by `decodeMesh`. Smooth surfaces have small ones, which Brotli compresses. */
export function encodeMesh(panels: readonly ExportedPanel[]): Uint8Array {
  const values = [MESH_VERSION, panels.length];
  for (const { columns, rows, x, y, distance, u, v } of panels) {
    values.push(
      columns,
      rows,
      ...differences(u, columns, METRE_STEPS),
      ...differences(v, rows, METRE_STEPS),
      ...differences(x, columns, PIXEL_STEPS),
      ...differences(y, columns, PIXEL_STEPS),
      ...differences(distance, columns, METRE_STEPS),
    );
  }
  return new Uint8Array(Int16Array.from(values).buffer);
}

/** Each value minus what its left, upper and upper left neighbours predict. */
function differences(plane: readonly number[], columns: number, steps: number): number[] {
  const at = (row: number, column: number) =>
    row < 0 || column < 0 ? 0 : Math.round((plane[row * columns + column] ?? 0) * steps);
  return plane.map((_, index) => {
    const column = index % columns;
    const row = (index - column) / columns;
    return at(row, column) - at(row, column - 1) - at(row - 1, column) + at(row - 1, column - 1);
  });
}
