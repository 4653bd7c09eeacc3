import { describe, expect, it } from '@jest/globals';
import { decodeMesh } from '@/lib/rooms/decodeMesh';
import { encodeMesh } from '../../../tools/rooms/encodeMesh';

const panel = {
  columns: 3,
  rows: 2,
  x: [10, 20.5, 30, 11, 22, 33.0625],
  y: [5, 5, 5, 900, 901, 902],
  distance: [4, 3.95, 4, 4.1, 4.05, 4.1],
  u: [0, 0.5, 1.1],
  v: [2.78, 0.012],
};

describe('decodeMesh', () => {
  it('returns the panels that were encoded', () => {
    const decoded = decodeMesh(encodeMesh([panel, panel]).slice().buffer);

    expect(decoded).toHaveLength(2);
    for (const key of ['x', 'y', 'distance', 'u', 'v'] as const) {
      expect(decoded[1]?.[key]).toEqual(Float32Array.from(panel[key]));
    }
  });

  it('rounds pixels to 1/16 and metres to 1/1000', () => {
    const odd = { ...panel, x: panel.x.map((x) => x + 0.03), u: [0, 0.5004, 1.1] };

    const [decoded] = decodeMesh(encodeMesh([odd]).slice().buffer);

    expect(decoded?.x).toEqual(Float32Array.from(panel.x));
    expect(decoded?.u).toEqual(Float32Array.from(panel.u));
  });

  it('throws when the data is cut off', () => {
    const data = encodeMesh([panel]).slice(0, -4);

    expect(() => decodeMesh(data.buffer)).toThrow(RangeError);
  });

  it('throws when the version is unknown', () => {
    expect(() => decodeMesh(Int16Array.of(99, 0).buffer)).toThrow(RangeError);
  });
});
