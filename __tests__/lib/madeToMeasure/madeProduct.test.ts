import { describe, expect, it } from '@jest/globals';
import { clothFacts, madeProduct, type MadeToMeasure } from '@/lib/madeToMeasure/madeProduct';
import { sizedWindow } from '@/lib/madeToMeasure/window';
import { blinds } from '../../support/madeToMeasure/products';

describe('clothFacts', () => {
  it('rounds decimals of the catalogue up', () => {
    expect(
      clothFacts({ patternRepeat: 64.03, shrinkage: 2.55, weight: 289.5, isHalfDrop: true }),
    ).toMatchObject({ repeat: 641, shrinkage: 26, weight: 290, isHalfDrop: true });
    expect(clothFacts({ patternRepeat: 42.1, shrinkage: 3 })).toMatchObject({
      repeat: 421,
      shrinkage: 30,
    });
  });

  it('takes what the catalogue does not say as not so', () => {
    expect(clothFacts({ weight: 200 })).toEqual({
      isSheer: false,
      weight: 200,
      isWeightEstimated: false,
      repeat: 0,
      isHalfDrop: false,
      canBeRailroaded: false,
      shrinkage: 0,
    });
    expect(clothFacts({ opacity: 'sheer', canBeRailroaded: true })).toMatchObject({
      isSheer: true,
      canBeRailroaded: true,
    });
    expect(clothFacts({ opacity: 'blackout' }).isSheer).toBe(false);
  });

  it.each([
    [{ opacity: 'sheer' }, 90],
    [{ material: 'velvet' }, 450],
    [{ material: 'linen' }, 320],
    [{}, 320],
  ])('estimates the weight of %j', (attributes, weight) => {
    expect(clothFacts(attributes)).toMatchObject({ weight, isWeightEstimated: true });
  });
});

describe('madeProduct', () => {
  const curtain: MadeToMeasure = {
    kind: 'curtain',
    cloth: [
      { size: 'narrow', width: 1400 },
      { size: 'removed', width: 2800 },
    ],
    headings: ['wave'],
    linings: ['none'],
    track: [300, 12000],
    drop: [300, 5000],
  };

  it('has the cloth of sizes with a price', () => {
    const product = madeProduct(curtain, {}, (size) => (size === 'narrow' ? 18500 : undefined));
    expect(product).toMatchObject({
      kind: 'curtain',
      cloth: [{ size: 'narrow', width: 1400, price: 18500 }],
    });
  });

  it('leaves blinds as they are', () => {
    expect(madeProduct(blinds.ufuq, {}, () => undefined)).toEqual(blinds.ufuq);
  });
});

describe('sizedWindow', () => {
  it('has millimetres of what is measured', () => {
    const window = sizedWindow({
      mount: 'wall',
      widths: [238.4, null, 240],
      drops: [264.95, null, null],
      track: null,
      freeLeft: 12.5,
      reach: 'floor',
      floor: 'finished',
      notes: ['robot'],
    });
    expect(window).toEqual({
      mount: 'wall',
      widths: [2384, 2400],
      drops: [2650],
      track: undefined,
      freeLeft: 125,
      freeRight: undefined,
      depth: undefined,
      height: undefined,
      reach: 'floor',
      floor: 'finished',
      notes: ['robot'],
    });
  });
});
