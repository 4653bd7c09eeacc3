import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clothQuantity, type Cloth, type ClothNeed } from '@/lib/windows/clothQuantity';
import { priceOf } from '@/lib/windows/sizeAdvice';
import { fabricSizes } from '../../../server/seed/content/sizes';
import { toMajor, toMinor } from '../../../server/rules/money';
import { PROPERTY_SEED } from '../../support/propertySeed';

const onTrack: ClothNeed = {
  track: 290,
  drop: 265,
  heading: 'wave',
  draw: 'pair',
  return: 0,
  isSheer: false,
};
const onRod: ClothNeed = { ...onTrack, track: 320, drop: 250, heading: 'double', return: 8 };
const noor = {
  need: { ...onTrack, drop: 264.5, isSheer: true },
  perMetre: 95,
  cloth: { canBeRailroaded: true },
};
const almas = { need: onTrack, perMetre: 185, cloth: { shrinkage: 3, canBeRailroaded: true } };
const fahidi = { need: onRod, perMetre: 310, cloth: { patternRepeat: 42, canBeRailroaded: false } };
const zabeel = { need: onRod, perMetre: 265, cloth: { canBeRailroaded: false } };
const layali = {
  need: { ...onTrack, track: 216, drop: 270 },
  perMetre: 140,
  cloth: { canBeRailroaded: true },
};
const shorterNoor = { ...noor, need: { ...noor.need, drop: 249.5 } };

const WIDTHS = [140, 280, 300] as const;
const unitPrice = (perMetre: number, width: number) =>
  fabricSizes(perMetre, [...WIDTHS]).find(({ label }) => label === `${width} cm width`)?.price ?? 0;

describe('clothQuantity', () => {
  it.each([
    ['A', noor, 140, 'widths', 6, 17.37, 18, 1710],
    ['A', noor, 280, 'widths', 3, 8.685, 9, 1620],
    ['A', noor, 300, 'sideways', 1, 7.7, 8, 1520],
    ['A2', shorterNoor, 140, 'widths', 6, 16.47, 17, 1615],
    ['A2', shorterNoor, 280, 'sideways', 1, 7.7, 8, 1440],
    ['A2', shorterNoor, 300, 'sideways', 1, 7.7, 8, 1520],
    ['B', almas, 140, 'widths', 5, 14.935, 15, 2775],
    ['B', almas, 280, 'widths', 3, 8.961, 9, 3150],
    ['C', fahidi, 140, 'widths', 6, 18.06, 19, 5890],
    ['C', fahidi, 280, 'widths', 3, 9.24, 10, 5900],
    ['D', zabeel, 140, 'widths', 6, 16.8, 17, 4505],
    ['D', zabeel, 280, 'widths', 3, 8.4, 9, 4545],
    ['E', layali, 140, 'widths', 4, 11.8, 12, 1680],
    ['E', layali, 280, 'widths', 2, 5.9, 6, 1590],
    ['E', layali, 300, 'sideways', 1, 4.946, 5, 1400],
  ] as const)(
    'example %s: cloth of %j with width %i hangs as %s',
    (_example, { need, perMetre, cloth }, width, layout, widths, metres, quantity, price) => {
      const result = clothQuantity(need, { ...cloth, width });

      expect(result).toMatchObject({ layout, widths, quantity });
      expect(result.metres).toBeCloseTo(metres, 6);
      expect(priceOf(unitPrice(perMetre, width), result.quantity)).toBe(price);
    },
  );

  it('does not turn wide cloth sideways where widths take less of it (C20)', () => {
    const need = { ...onRod, track: 220, drop: 119, heading: 'pencil' } as const;
    const wide = { width: 280, canBeRailroaded: true };
    expect(clothQuantity(need, wide)).toEqual({
      layout: 'widths',
      widths: 2,
      seams: 0,
      metres: 2.88,
      quantity: 3,
    });
  });

  it('prefers cloth without seams when the same metres are sold', () => {
    const need = { ...onTrack, track: 224, drop: 140, draw: 'left', heading: 'pencil' } as const;
    // 4.58 m sideways, or 3 widths of 1.65 m: 4.95 m.
    const sideways = { width: 250, canBeRailroaded: true };
    expect(clothQuantity(need, sideways)).toMatchObject({ layout: 'widths', quantity: 4 });
    const longer = { ...need, drop: 210 };
    expect(clothQuantity(longer, sideways)).toMatchObject({ layout: 'sideways', quantity: 5 });
  });

  it('rounds the repeat of a pattern up to whole millimetres', () => {
    const cloth = { width: 140, patternRepeat: 64.03, canBeRailroaded: false };
    expect(clothQuantity(onRod, cloth).metres).toBeCloseTo(6 * 3.205 + 0.641, 6);
  });

  it.each([
    [5, 'pair', 140, 4],
    [3, 'pair', 280, 2],
    [6, 'pair', 120, 4],
    [5, 'left', 140, 4],
  ] as const)('%i widths of a %s have %i cm and %i seams', (widths, draw, width, seams) => {
    const result = clothQuantity(
      { ...onTrack, draw },
      { width, shrinkage: 3, canBeRailroaded: false },
    );
    expect(result).toMatchObject({ widths, seams });
  });

  it.each([
    ['wave', 255, 'sideways'],
    ['wave', 255.1, 'widths'],
    ['double', 250, 'sideways'],
    ['double', 250.1, 'widths'],
  ] as const)('a %s curtain of %d cm from cloth of 280 cm hangs as %s', (heading, drop, layout) => {
    const result = clothQuantity(
      { ...onTrack, heading, drop },
      { width: 280, canBeRailroaded: true },
    );
    expect(result.layout).toBe(layout);
  });

  it('lets less than a tenth of a width be missing', () => {
    const need = { ...onTrack, draw: 'left', track: 200 } as const;
    // 430 cm of cloth.
    expect(clothQuantity(need, { width: 140, canBeRailroaded: false }).widths).toBe(3);
    expect(clothQuantity(need, { width: 139, canBeRailroaded: false }).widths).toBe(3);
    expect(clothQuantity(need, { width: 138, canBeRailroaded: false }).widths).toBe(4);
  });

  it('adds half a repeat to each cut of a half-drop pattern', () => {
    const cloth = { width: 140, patternRepeat: 42, isHalfDrop: true, canBeRailroaded: false };
    expect(clothQuantity(onRod, cloth).metres).toBeCloseTo(19.32, 6);
  });
});

const length = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((millimetres) => millimetres / 10);
const anyNeed: fc.Arbitrary<ClothNeed> = fc.record({
  track: length(20, 1200),
  drop: length(20, 800),
  heading: fc.constantFrom('wave', 'double', 'triple', 'pencil', 'eyelet', 'rod'),
  draw: fc.constantFrom('pair', 'left', 'right'),
  return: fc.constantFrom(0, 8),
  isSheer: fc.boolean(),
});
const anyCloth: fc.Arbitrary<Cloth> = fc.record({
  width: length(100, 320),
  shrinkage: fc.constantFrom(0, 3, 5),
  patternRepeat: fc.constantFrom(0, 21, 42, 61),
  isHalfDrop: fc.boolean(),
  canBeRailroaded: fc.boolean(),
});

describe('clothQuantity, for any window and cloth', () => {
  it('never needs less cloth for a longer track', () => {
    fc.assert(
      fc.property(anyNeed, anyCloth, length(0, 300), (need, cloth, more) => {
        const wider = clothQuantity({ ...need, track: need.track + more }, cloth);
        expect(wider.quantity).toBeGreaterThanOrEqual(clothQuantity(need, cloth).quantity);
      }),
      { seed: PROPERTY_SEED },
    );
  });

  it('sells enough for the exact need and less than a metre more', () => {
    fc.assert(
      fc.property(anyNeed, anyCloth, (need, cloth) => {
        const { metres, quantity, widths } = clothQuantity(need, cloth);
        expect(quantity - metres).toBeGreaterThanOrEqual(0);
        expect(quantity - metres).toBeLessThan(1);
        expect(widths).toBeGreaterThanOrEqual(1);
      }),
      { seed: PROPERTY_SEED },
    );
  });

  it('has the price of the server for the same quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 1, max: 99 }), (minor, n) => {
        expect(toMinor(priceOf(toMajor(minor), n))).toBe(minor * n);
        expect(priceOf(toMajor(minor), n)).toBe(toMajor(minor * n));
      }),
      { seed: PROPERTY_SEED },
    );
  });
});
