import { describe, expect, it } from '@jest/globals';
import { fillMesh } from '@/lib/rooms/fillMesh';
import { flatPanel } from './roomBuilders';

describe('fillMesh', () => {
  it('interpolates the cloth at the centre of each pixel', () => {
    const { u, v } = fillMesh([flatPanel({ left: 0, right: 4, bottom: 4 })], 4, 4);

    expect([...u.slice(0, 4)]).toEqual([0.125, 0.375, 0.625, 0.875]);
    expect([0, 4, 8, 12].map((pixel) => v[pixel])).toEqual([0.875, 0.625, 0.375, 0.125]);
  });

  it('shows the nearer of two folds, whatever their order', () => {
    const near = flatPanel({ left: 0, right: 2, bottom: 2, distance: 2, cloth: [5, 5] });
    const far = flatPanel({ left: 0, right: 2, bottom: 2, distance: 3, cloth: [7, 7] });

    expect([...fillMesh([near, far], 2, 2).u]).toEqual([5, 5, 5, 5]);
    expect([...fillMesh([far, near], 2, 2).u]).toEqual([5, 5, 5, 5]);
  });

  it('fills folds that are seen from behind', () => {
    const { u } = fillMesh([flatPanel({ left: 2, right: 0, bottom: 2 })], 2, 2);

    expect([...u]).toEqual([0.75, 0.25, 0.75, 0.25]);
  });

  it('grows by three pixels beyond the mesh and leaves the rest empty', () => {
    const { u } = fillMesh([flatPanel({ left: 0, right: 2, bottom: 1, cloth: [1, 1] })], 8, 1);

    expect([...u]).toEqual([1, 1, 1, 1, 1, NaN, NaN, NaN]);
  });

  it('clips a panel that leaves the image', () => {
    const { u } = fillMesh([flatPanel({ left: -2, right: 6, bottom: 9, cloth: [0, 8] })], 4, 2);

    expect([...u]).toEqual([2.5, 3.5, 4.5, 5.5, 2.5, 3.5, 4.5, 5.5]);
  });
});
