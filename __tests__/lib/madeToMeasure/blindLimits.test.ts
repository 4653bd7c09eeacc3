import { describe, expect, it } from '@jest/globals';
import type { BlindOptions, BlindRequest } from '@/lib/madeToMeasure/configuration';
import { priceBlind } from '@/lib/madeToMeasure/priceBlind';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import type { BlindPrices } from '@/lib/madeToMeasure/priceTable';
import type { BlindProduct } from '@/lib/madeToMeasure/product';
import { priceTable } from '../../../server/seed/content/priceTable';
import { blinds } from '../../support/madeToMeasure/products';
import { blindRequest } from '../../support/madeToMeasure/requests';

const { ufuq, shams, sidr } = blinds;

/** A blind that is as large as its window, so that each limit is met to the millimetre. */
const exact = (
  product: BlindProduct,
  width: number,
  drop: number,
  options: Partial<BlindOptions> = {},
) => blindRequest(product, { widths: [width], drops: [drop] }, { sizeIs: 'finished', ...options });

const priced = (request: BlindRequest) => {
  const result = priceWindow(request);
  if (result.kind !== 'blind') throw new Error(JSON.stringify(result));
  return result;
};

/** Why it is refused; other tests name what works instead. */
const refusalOf = (request: BlindRequest) => {
  const result = priceBlind(request);
  if (!('code' in result)) throw new Error('has a price');
  return result;
};

const withPrices = (request: BlindRequest, prices: Partial<BlindPrices>): BlindRequest => ({
  ...request,
  table: { ...priceTable, blind: { ...priceTable.blind, ...prices } },
});

describe('the size of a blind', () => {
  const recess = { widths: [1205, 1210], drops: [2000, 1990] };
  it.each([
    ['the narrowest and longest place of a recess, less 10 mm', ufuq, {}, {}, [1195, 2000]],
    ['its shortest place for a roman blind', shams, {}, {}, [1195, 1980]],
    ['what the customer gives', ufuq, {}, { sizeIs: 'finished' }, [1205, 2000]],
    ['the frame with 5 cm on each side', ufuq, { mount: 'outside' }, {}, [1310, 2150]],
    [
      'no more than the free wall',
      ufuq,
      { mount: 'outside', freeLeft: 30, freeRight: 200 },
      {},
      [1290, 2150],
    ],
    [
      'no more than the free wall on the right',
      ufuq,
      { mount: 'outside', freeLeft: 200, freeRight: 30, depth: 10 },
      {},
      [1290, 2150],
    ],
    ['at most the recess with the depth of its head', ufuq, { depth: 80 }, {}, [1195, 2000]],
  ] as const)('is %s', (_what, product, window, options, size) => {
    const { width, drop, warnings } = priced(
      blindRequest(product, { ...recess, ...window }, options),
    );
    expect([width, drop]).toEqual(size);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['a width', 'inside', { widths: [], drops: [1600] }],
    ['a drop', 'inside', { widths: [1200], drops: [] }],
    ['a width', 'outside', { widths: [], drops: [1600] }],
    ['a drop', 'outside', { widths: [1200], drops: [] }],
  ] as const)('is unknown without %s %s', (_what, mount, measured) => {
    expect(refusalOf(blindRequest(ufuq, { mount, ...measured }))).toEqual({ code: 'unmeasured' });
  });
});

describe('the limits of a blind', () => {
  const cordless = { control: 'cordless' } as const;
  const heavy = (weight: number): BlindProduct => ({ ...ufuq, weight });
  const large: BlindProduct = { ...ufuq, width: [300, 5000], maxArea: 9999 };
  const battery = { control: 'battery' } as const;
  const mains = { control: 'mains' } as const;
  const slats: BlindProduct = { ...sidr, controls: ['cordless', 'battery', 'wand'] };
  const roman = (weight: number): BlindProduct => ({ ...shams, weight });

  it.each([
    ['the narrowest', exact(ufuq, 300, 1000)],
    ['the widest', exact(ufuq, 3000, 1000)],
    ['the shortest', exact(ufuq, 1000, 300, cordless)],
    ['the longest', exact(ufuq, 1000, 3000)],
    ['the largest', exact(ufuq, 3000, 2600)],
    ['the widest cordless', exact(ufuq, 1800, 1000, cordless)],
    ['the largest cordless', exact(ufuq, 1500, 2000, cordless)],
    ['the shortest chain', exact(ufuq, 1000, 600)],
    ['the heaviest with a battery', exact(heavy(3550), 1000, 1000, battery)],
    ['the narrowest with a battery', exact(ufuq, 500, 1000, battery)],
    ['the heaviest with a mains motor', exact(roman(11550), 1000, 1000, mains)],
  ])('have a price: %s', (_what, request) => {
    expect(priceWindow(request).kind).toBe('blind');
  });

  it.each([
    [exact(ufuq, 299, 1000), { code: 'size', of: 'width', value: 299, min: 300, max: 3000 }],
    [exact(ufuq, 3001, 1000), { code: 'tooWide', of: 'width', value: 3001, max: 3000 }],
    [exact(ufuq, 1000, 299), { code: 'size', of: 'drop', value: 299, min: 300, max: 3000 }],
    [exact(ufuq, 1000, 3001), { code: 'size', of: 'drop', value: 3001, min: 300, max: 3000 }],
    [exact(ufuq, 3000, 2601), { code: 'area', of: 'area', value: 781, max: 780 }],
    [exact(ufuq, 1801, 1000, cordless), { code: 'cordless', of: 'width', value: 1801, max: 1800 }],
    [exact(ufuq, 1500, 2001, cordless), { code: 'cordless', of: 'area', value: 301, max: 300 }],
    [exact(ufuq, 1000, 599), { code: 'chain', of: 'drop', value: 350, min: 400 }],
    [exact(ufuq, 1000, 1600, { child: true }), { code: 'child' }],
    [
      exact(heavy(3551), 1000, 1000, battery),
      { code: 'battery', of: 'weight', value: 4001, max: 4000 },
    ],
    [
      exact(ufuq, 499, 1000, battery),
      { code: 'tooNarrowForMotor', of: 'width', value: 499, min: 500 },
    ],
    [
      exact(roman(11551), 1000, 1000, mains),
      { code: 'tooHeavyForMotor', of: 'weight', value: 12001, max: 12000 },
    ],
    [exact(slats, 1000, 1000, cordless), { code: 'control' }],
    [exact(slats, 1000, 1000, battery), { code: 'motorSystem' }],
    [exact(large, 3801, 1000), { code: 'tooWide', of: 'width', value: 3801, max: 3800 }],
    [exact({ ...large, weight: 3000 }, 3800, 1000), { code: 'area', of: 'weight', value: 13110 }],
    [
      blindRequest(ufuq, { widths: [1200], drops: [1600], depth: 79 }),
      { code: 'depth', of: 'depth', value: 79, min: 80 },
    ],
  ])('beyond them there is none (%#)', (request, refusal) => {
    expect(refusalOf(request)).toEqual(refusal);
  });

  it.each([
    [exact(heavy(2050), 1000, 1000), 32],
    [exact(heavy(2051), 1000, 1000), 45],
    [exact(ufuq, 1600, 1000), 32],
    [exact(ufuq, 1601, 1000), 45],
  ])('take the thinnest tube that bears it (%#)', (request, tube) => {
    expect(priced(request).tube?.tube).toBe(tube);
  });

  it.each([
    ['drops', { widths: [3000], drops: [1000], cells: [[50000]] }],
    ['widths', { widths: [1000], drops: [3000], cells: [[50000]] }],
  ])('end where the grid of prices has no %s', (_what, grid) => {
    const product: BlindProduct = { ...ufuq, price: { by: 'grid', ...grid } };
    expect(priced(exact(product, 1000, 1000)).lines[0]).toMatchObject({ amount: 50000 });
    expect(refusalOf(exact(product, 1001, 1001))).toEqual({ code: 'size' });
  });
});

describe('the motor of a blind', () => {
  const cheap = {
    id: 'cheap',
    power: 'mains',
    maxWeight: 9000,
    minWidth: 700,
    price: 50000,
  } as const;
  const dear = { ...cheap, id: 'dear', minWidth: 900, price: 60000 } as const;
  const blind = exact(ufuq, 1000, 1000, { control: 'mains' });

  it.each([[[cheap, dear]], [[dear, cheap]]])('is the cheapest that moves it (%#)', (motors) => {
    expect(priced(withPrices(blind, { motors })).motor?.id).toBe('cheap');
  });

  it('is refused from the width that the least motor needs', () => {
    const narrow = exact(ufuq, 699, 1000, { control: 'mains' });
    expect(refusalOf(withPrices(narrow, { motors: [dear, cheap] }))).toMatchObject({ min: 700 });
  });
});

it('charges side channels in a recess on both sides of each blind', () => {
  const options = { extras: ['sideChannels', 'cassette'], parts: 2 } as const;
  const { lines } = priced(exact(ufuq, 2020, 1650, options));
  expect(lines).toEqual(
    expect.arrayContaining([
      { code: 'sideChannels', amount: 2 * 33 * 950, quantity: 66, unit: 'decimetre' },
      { code: 'cassette', amount: 2 * 10 * 750, quantity: 20, unit: 'decimetre' },
    ]),
  );
});
