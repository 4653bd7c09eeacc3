import { describe, expect, it } from '@jest/globals';
import { sampleTile } from '@/lib/rooms/fabricTile';
import { greyTile } from './roomBuilders';

function sample(tile = greyTile([0, 255]), u: number, v = 0, spread = 0): number {
  const out = new Float32Array(3);
  sampleTile(tile, u, v, spread, out);
  return out[0] ?? NaN;
}

describe('sampleTile', () => {
  it('reads the albedo in linear light', () => {
    const tile = greyTile([188]);

    expect(sample(tile, 0)).toBeCloseTo(0.503, 3);
    expect(tile.mean[1]).toBeCloseTo(0.503, 3);
  });

  it('repeats the tile after its width in metres, in both directions', () => {
    const tile = greyTile([0, 255], 400);

    for (const u of [0.1, 0.5, -0.3]) expect(sample(tile, u)).toBeCloseTo(0, 5);
    for (const u of [0.3, 0.7, -0.1]) expect(sample(tile, u)).toBeCloseTo(1, 5);
  });

  it('interpolates between pixels and across the seam', () => {
    expect(sample(greyTile([0, 255]), 0.5)).toBeCloseTo(0.5, 5);
    expect(sample(greyTile([0, 255]), 1)).toBeCloseTo(0.5, 5);
  });

  it('averages a pattern that a fold compresses into one pixel', () => {
    expect(sample(greyTile([0, 255]), 0.25, 0, 1)).toBeCloseTo(0.5, 5);
  });
});
