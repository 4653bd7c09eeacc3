import type { CurtainPanel } from './decodeMesh.ts';

/** Cloth coordinates of each pixel in metres; NaN where there is no cloth. */
export interface ClothCoordinates {
  width: number;
  height: number;
  u: Float32Array;
  v: Float32Array;
}

/** Pixels by which the cloth grows at full size: the mesh cuts corners of the folds that the image shows. */
const GROWTH = 3;
/** Pixel without cloth, in the list of growth steps. */
const UNCOVERED = 255;

/**
 * Draws the panels into a buffer of cloth coordinates; the nearer fold wins.
 * @param scale width of the image, as a part of that of the rendered room
 */
export function fillMesh(
  panels: readonly CurtainPanel[],
  width: number,
  height: number,
  scale = 1,
): ClothCoordinates {
  const size = width * height;
  const target = {
    width,
    height,
    u: new Float32Array(size).fill(NaN),
    v: new Float32Array(size).fill(NaN),
    distance: new Float32Array(size).fill(Infinity),
  };
  for (const panel of panels) fillPanel(panel, target);
  growCloth(target, Math.ceil(GROWTH * scale));
  return { width, height, u: target.u, v: target.v };
}

interface Target extends ClothCoordinates {
  distance: Float32Array;
}

interface Corner {
  x: number;
  y: number;
  distance: number;
  u: number;
  v: number;
}

function fillPanel(panel: CurtainPanel, target: Target): void {
  const corner = (row: number, column: number): Corner => {
    const index = row * panel.columns + column;
    return {
      x: panel.x[index] ?? 0,
      y: panel.y[index] ?? 0,
      distance: panel.distance[index] ?? 0,
      u: panel.u[column] ?? 0,
      v: panel.v[row] ?? 0,
    };
  };
  for (let row = 0; row + 1 < panel.rows; row++) {
    for (let column = 0; column + 1 < panel.columns; column++) {
      const start = corner(row, column);
      const end = corner(row + 1, column + 1);
      fillTriangle(start, corner(row, column + 1), end, target);
      fillTriangle(start, end, corner(row + 1, column), target);
    }
  }
}

/** Interpolates without perspective: within a triangle the distance differs by less than 1%. */
function fillTriangle(a: Corner, b: Corner, c: Corner, target: Target): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const { width, height } = target;
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const x = column + 0.5 - a.x;
      const y = row + 0.5 - a.y;
      const weightB = (x * (c.y - a.y) - (c.x - a.x) * y) / area;
      const weightC = ((b.x - a.x) * y - x * (b.y - a.y)) / area;
      const weightA = 1 - weightB - weightC;
      if (weightA < 0 || weightB < 0 || weightC < 0) continue;
      const index = row * width + column;
      const distance = weightA * a.distance + weightB * b.distance + weightC * c.distance;
      if (distance >= (target.distance[index] ?? 0)) continue;
      target.distance[index] = distance;
      target.u[index] = weightA * a.u + weightB * b.u + weightC * c.u;
      target.v[index] = weightA * a.v + weightB * b.v + weightC * c.v;
    }
  }
}

/** Copies coordinates to uncovered pixels to the left, right, top and bottom of covered ones, `steps` times. */
function growCloth({ width, u, v }: ClothCoordinates, steps: number): void {
  // The step that covered a pixel. A row more at both ends, because reads outside an array are slow: 10 instead of 50 ms.
  const coveredAt = new Uint8Array(u.length + 2 * width).fill(UNCOVERED);
  for (let index = 0; index < u.length; index++) {
    if (!Number.isNaN(u[index])) coveredAt[index + width] = 0;
  }
  const shifts = [-1, 1, -width, width];
  for (let step = 1; step <= steps; step++) {
    for (let index = 0; index < u.length; index++) {
      if (coveredAt[index + width] !== UNCOVERED) continue;
      for (const shift of shifts) {
        if ((coveredAt[index + width + shift] ?? UNCOVERED) >= step) continue;
        coveredAt[index + width] = step;
        u[index] = u[index + shift] ?? NaN;
        v[index] = v[index + shift] ?? NaN;
        break;
      }
    }
  }
}
