import { describe, expect, it } from '@jest/globals';
import { composeRoom, type RoomLayers } from '@/lib/rooms/composeRoom';
import { toneByte } from '@/lib/rooms/toneCurve';
import { fillMesh } from '@/lib/rooms/fillMesh';
import { flatPanel, greyPixels, greyTile } from './roomBuilders';

const exposure = 2;
const cloth = fillMesh([flatPanel({ left: 0, right: 2, bottom: 1 })], 2, 1);
const layers: RoomLayers = {
  room: greyPixels([0, 0]),
  light: greyPixels([255, 255]),
  sheen: greyPixels([0, 0]),
  maxLight: 0.5,
  exposure,
  isSheer: false,
};

/** First channel of each pixel. */
const reds = (pixels: Uint8ClampedArray) => [...pixels].filter((_, index) => index % 4 === 0);

describe('composeRoom', () => {
  it('returns the room unchanged where no light falls on cloth', () => {
    const room = Uint8ClampedArray.of(12, 34, 56, 255, 254, 255, 1, 255);

    const pixels = composeRoom(
      { ...layers, room, light: greyPixels([0, 2]) },
      cloth,
      greyTile([255]),
    );

    expect([...pixels]).toEqual([...room]);
  });

  it('lights grey cloth like the grey cloth that was rendered', () => {
    const pixels = composeRoom(layers, cloth, greyTile([188]));

    expect(reds(pixels)).toEqual([toneByte(0.25, exposure), toneByte(0.25, exposure)]);
  });

  it('lifts light and lowers dark cloth by the light between its folds', () => {
    const plain = (albedo: number) => toneByte(0.5 * albedo, exposure);

    const [white] = reds(composeRoom(layers, cloth, greyTile([255])));
    const [dark] = reds(composeRoom(layers, cloth, greyTile([60])));

    expect(white).toBeGreaterThan(plain(1));
    expect(dark).toBeLessThan(plain(0.045));
  });

  it('shows the pattern where the mesh says, and its mean colour beside the mesh', () => {
    const tile = greyTile([0, 255]);
    const beside = { ...cloth, u: Float32Array.of(0.25, NaN), v: Float32Array.of(0, NaN) };

    const [left, right] = reds(composeRoom(layers, cloth, tile));
    const [, mean] = reds(composeRoom(layers, beside, tile));

    expect(left).toBeLessThan(right ?? 0);
    expect(mean).toBe(toneByte(0.25, exposure));
  });

  it('adds the light of the cloth to what shines through it', () => {
    const room = greyPixels([128, 128]);

    const pixels = composeRoom({ ...layers, room }, cloth, greyTile([0]));

    expect(reds(pixels)).toEqual([128, 128]);
  });

  it('adds sheen whatever the colour', () => {
    const shining = { ...layers, sheen: greyPixels([128, 0]) };

    const pixels = composeRoom(shining, cloth, greyTile([0]));

    expect(reds(pixels)).toEqual([toneByte(0.5 * (128 / 255) ** 2, exposure), 0]);
  });

  it('reflects more light between the folds of a white sheer', () => {
    const white = greyTile([255]);

    const [opaque] = reds(composeRoom(layers, cloth, white));
    const [sheer] = reds(composeRoom({ ...layers, isSheer: true }, cloth, white));

    expect(sheer).toBeGreaterThan(opaque ?? 255);
  });

  it('brightens the room behind a sheer beside its cloth, too', () => {
    const room = greyPixels([128, 128]);
    const beside = { ...layers, room, light: greyPixels([255, 0]), sheen: greyPixels([0, 128]) };

    const [, wall] = reds(composeRoom(beside, cloth, greyTile([0])));

    expect(wall).toBeGreaterThan(128);
  });

  it('does not change its inputs', () => {
    const before = [...layers.room];

    composeRoom(layers, cloth, greyTile([255]));

    expect([...layers.room]).toEqual(before);
  });
});
