import { describe, expect, it } from '@jest/globals';
import { bracketsOf, carries, curtainMotor, kindsFor } from '@/lib/madeToMeasure/hanging';
import { controlsLine, fittingOf, lineOf } from '@/lib/madeToMeasure/totals';
import { priceTable } from '../../../server/seed/content/priceTable';

const { curtain } = priceTable;

describe('a track', () => {
  it('is the cheapest of those that hold the heading', () => {
    const names = (...args: Parameters<typeof kindsFor>) =>
      kindsFor(...args).map(({ kind }) => kind);
    expect(names(curtain, 'ceiling', 'double', false)).toEqual(['standard', 'heavy']);
    const dear = { ...curtain.tracks.standard, perMetre: 99_999 };
    const changed = { ...curtain, tracks: { ...curtain.tracks, standard: dear } };
    expect(names(changed, 'ceiling', 'double', false)).toEqual(['heavy', 'standard']);
    expect(names(curtain, 'pole', 'double', false)).toEqual(['pole28', 'pole35']);
    expect(names(curtain, 'wall', 'wave', true)).toEqual(['motor']);
  });

  it('bears its load to the gram, and any load without a limit', () => {
    const [standard] = kindsFor(curtain, 'ceiling', 'double', false);
    if (standard === undefined) throw new Error('no track');
    expect([5000, 5001].map((load) => carries(standard, load))).toEqual([true, false]);
    expect(carries({ ...standard, maxLoad: undefined }, 99_999)).toBe(true);
  });

  it('has a bracket at both ends', () => {
    expect(bracketsOf(curtain, 'standard', 'ceiling', 600)).toEqual({ count: 2, price: 600 });
    expect(bracketsOf(curtain, 'heavy', 'wall', 501)).toEqual({ count: 3, price: 1200 });
    expect(bracketsOf(curtain, 'motor', 'wall', 500).count).toBe(2);
    expect(bracketsOf(curtain, 'pole28', 'pole', 1201)).toEqual({ count: 3, price: 4000 });
  });
});

describe('a motor', () => {
  const idOf = (weight: number, track: number) => curtainMotor(curtain, 'mains', weight, track)?.id;

  it('pulls its weight and its track to the last unit', () => {
    expect([idOf(30_000, 6000), idOf(30_001, 6000), idOf(30_000, 6001)]).toEqual([
      'M30',
      'M45',
      'M45',
    ]);
    expect([idOf(60_000, 12_000), idOf(60_001, 1)]).toEqual(['M60', undefined]);
  });

  it('is the cheapest that is strong enough, in any order', () => {
    const motors = curtain.motors.toReversed();
    expect(curtainMotor({ ...curtain, motors }, 'mains', 1, 1)?.id).toBe('M30');
  });
});

describe('the lines of a price', () => {
  it('count pieces unless they say otherwise', () => {
    expect(lineOf('motor', 1, 2)).toEqual({ code: 'motor', amount: 1, quantity: 2, unit: 'piece' });
  });

  it('have each remote once, and none without a choice', () => {
    const { remote1, hub } = priceTable.controls;
    expect(controlsLine(priceTable)).toMatchObject({ amount: 0, quantity: 0 });
    expect(controlsLine(priceTable, ['remote1', 'hub', 'hub'])).toMatchObject({
      amount: remote1 + hub,
      quantity: 2,
    });
  });

  it('charge the ladder above its height, and the motor', () => {
    const fitting = { base: 1, perMetre: 10, motor: 100, highOver: 3300, high: 1000 };
    const fit = (drop: number, isMotor = false, length = 0) =>
      fittingOf(fitting, { drop, length, isMotor });
    expect([fit(3300), fit(3301), fit(3300, true), fit(0, false, 1001)]).toEqual([
      1, 1001, 101, 21,
    ]);
  });
});
