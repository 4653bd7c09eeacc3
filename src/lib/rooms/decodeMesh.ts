/** A curtain panel as a grid of points in the room image; rows run from the rail to the hem. */
export interface CurtainPanel {
  columns: number;
  rows: number;
  /** Pixels from the left edge of the image, row by row. */
  x: Float32Array;
  /** Pixels from the top edge of the image. */
  y: Float32Array;
  /** Metres from the camera. */
  distance: Float32Array;
  /** Metres of cloth from the left selvedge, one value a column. */
  u: Float32Array;
  /** Metres of cloth above the floor, one value a row. */
  v: Float32Array;
}

export const MESH_VERSION = 1;
/** Steps a pixel: 1/16 px is 0.2 mm of cloth. */
export const PIXEL_STEPS = 16;
/** Steps a metre: folds in front of each other differ by centimetres. */
export const METRE_STEPS = 1000;

/**
 * Decodes the panels of a room (tools/rooms/encodeMesh.ts).
 *
 * @throws RangeError when the data is cut off or of another version.
 */
export function decodeMesh(data: ArrayBuffer): CurtainPanel[] {
  const view = new DataView(data);
  let offset = 0;
  const next = () => {
    const value = view.getInt16(offset, true);
    offset += 2;
    return value;
  };
  if (next() !== MESH_VERSION) throw new RangeError('Unknown version of the curtain mesh');
  return Array.from({ length: next() }, () => readPanel(next));
}

/** The panel in an image of another size. */
export function scalePanel(panel: CurtainPanel, scaleX: number, scaleY: number): CurtainPanel {
  return {
    ...panel,
    x: panel.x.map((value) => value * scaleX),
    y: panel.y.map((value) => value * scaleY),
  };
}

function readPanel(next: () => number): CurtainPanel {
  const columns = next();
  const rows = next();
  return {
    columns,
    rows,
    u: readPlane(next, columns, 1, METRE_STEPS),
    v: readPlane(next, rows, 1, METRE_STEPS),
    x: readPlane(next, columns, rows, PIXEL_STEPS),
    y: readPlane(next, columns, rows, PIXEL_STEPS),
    distance: readPlane(next, columns, rows, METRE_STEPS),
  };
}

/** Values stored as differences from the sum of the left and upper neighbour minus the upper left one. */
function readPlane(next: () => number, columns: number, rows: number, steps: number): Float32Array {
  const plane = new Int32Array(columns * rows);
  const at = (row: number, column: number) =>
    row < 0 || column < 0 ? 0 : (plane[row * columns + column] ?? 0);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      plane[row * columns + column] =
        next() + at(row, column - 1) + at(row - 1, column) - at(row - 1, column - 1);
    }
  }
  return Float32Array.from(plane, (value) => value / steps);
}
