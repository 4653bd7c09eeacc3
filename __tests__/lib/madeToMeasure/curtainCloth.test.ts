import { describe, expect, it } from '@jest/globals';
import { pricedLayouts } from '@/lib/madeToMeasure/chooseCloth';
import { layoutsOn, widthsPerCurtain } from '@/lib/madeToMeasure/clothLayout';
import { finishedDrop, finishedPerCurtain, type CutSize } from '@/lib/madeToMeasure/curtainSize';
import { stackOn, trackFor, trackOf } from '@/lib/madeToMeasure/curtainTrack';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import { centimetresOf } from '@/lib/madeToMeasure/window';
import { curtains } from '../../support/madeToMeasure/products';
import { curtainRequest } from '../../support/madeToMeasure/requests';

const { almas } = curtains;
const windowOf = (...[measured]: [Parameters<typeof curtainRequest>[1]]) =>
  curtainRequest(almas, measured, { heading: 'wave' }).window;

describe('the track of a window', () => {
  it.each([
    ['a sixth for waves', 2400, 'wave', 400],
    ['a quarter for pleats', 2400, 'double', 600],
  ] as const)('is taken up by open curtains to %s', (_what, track, heading, stack) => {
    expect(stackOn(track, heading)).toBe(stack);
  });

  it.each([
    [2000, 'wave', undefined, 2400],
    [2000, 'double', undefined, 2670],
    [500, 'wave', undefined, 800],
    [2000, 'wave', 200, 2200],
    [2000, 'wave', 900, 2400],
  ] as const)('is for %d mm with %s and a wall of %s: %d mm', (width, heading, wall, track) => {
    expect(trackFor(width, heading, wall)).toBe(track);
  });

  it.each([
    ['that hangs', { track: 1500, widths: [2000] }, 1500],
    ['for the widest place', { widths: [1990, 2000, 1995] }, 2400],
    ['within the wall on both sides', { widths: [2000], freeLeft: 100, freeRight: 100 }, 2200],
    [
      'as if the wall were free where only the left is known',
      { widths: [2000], freeLeft: 100 },
      2400,
    ],
    ['as if it were where only the right is', { widths: [2000], freeRight: 100 }, 2400],
    ['of an unknown window', { widths: [] }, undefined],
  ] as const)('is the one %s', (_what, measured, track) => {
    expect(trackOf(windowOf(measured), 'wave')).toBe(track);
  });
});

describe('each curtain of a track', () => {
  const window = { track: 2001, return: 80 };
  it.each([
    ['one with both returns', { ...window, isPair: false }, [2161]],
    ['a pair with half of the overlap', { ...window, isPair: true }, [1130, 1131]],
    ['sides of different width', { ...window, isPair: true, left: 800 }, [930, 1331]],
  ])('is finished as %s', (_what, need, widths) => {
    expect(finishedPerCurtain(need)).toEqual(widths);
  });

  it('gets another width of cloth from a tenth of it', () => {
    const cloth = (width: number) => widthsPerCurtain({ widths: [width], isPair: false }, 1400);
    expect([cloth(2939), cloth(2940)]).toEqual([[2], [3]]);
  });

  it('reaches down to the shortest drop unless its hem follows the floor', () => {
    const window = windowOf({ drops: [2650, 2640] });
    expect([finishedDrop(window, false), finishedDrop(window, false, true)]).toEqual([2640, 2650]);
  });
});

describe('the layouts of a cloth', () => {
  const size: CutSize = {
    parts: 1,
    isPair: false,
    finished: 1350,
    widths: [2800],
    hems: 100,
    total: 2800,
    drop: 2500,
  };
  const facts = { repeat: 0, isHalfDrop: false, canBeRailroaded: true, shrinkage: 0 };
  const kindsOn = (width: number, drop: number) =>
    layoutsOn(width, { ...size, drop }, facts).map(({ kind }) => kind);

  it('hang sideways from 2.5 m of width, up to a drop as long as the cloth is wide', () => {
    expect(kindsOn(2500, 2500)).toEqual(['sideways', 'widths']);
    expect(kindsOn(2500, 2501)).toEqual(['widths']);
    expect(kindsOn(2499, 2400)).toEqual(['widths']);
  });

  /** Widths of the layouts in their order; none hangs sideways. */
  const order = (...cloth: CurtainProduct['cloth']) => {
    const product = {
      ...almas,
      cloth,
      facts: { ...almas.facts, ...facts, canBeRailroaded: false },
    };
    return pricedLayouts(product, size, { seam: 0, matchedSeam: 0 }).map((one) => one.clothWidth);
  };
  const narrow = { size: 'narrow', width: 1400, price: 1000 };
  const wide = { size: 'wide', width: 2800, price: 2000 };
  const wider = { size: 'wider', width: 3000, price: 2000 };

  it('of the same price have the one with fewer seams first, then the wider cloth', () => {
    expect(order(narrow, wide)).toEqual([2800, 1400]);
    expect(order(wide, narrow)).toEqual([2800, 1400]);
    expect(order(wide, wider, narrow)).toEqual([3000, 2800, 1400]);
    expect(order(narrow, wider, wide)).toEqual([3000, 2800, 1400]);
  });
});

it('shows millimetres in centimetres', () => {
  expect(centimetresOf(2384)).toBe(238.4);
});
