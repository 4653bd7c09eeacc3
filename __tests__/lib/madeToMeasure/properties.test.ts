import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CurtainRequest } from '@/lib/madeToMeasure/configuration';
import {
  priceWindow,
  withChange,
  type PricedWindow,
  type WindowRequest,
} from '@/lib/madeToMeasure/priceWindow';
import { anyCurtain, windowsByKind } from '../../support/madeToMeasure/arbitraries';
import { PROPERTY_SEED } from '../../support/propertySeed';

/** Windows of each kind and property; `WINDOW_CASES=10000 npx jest madeToMeasure/properties` tries more. */
const RUNS = { seed: PROPERTY_SEED, numRuns: Number(process.env['WINDOW_CASES'] ?? 500) };
const more = fc.integer({ min: 0, max: 1500 });

/** Calls back with the price of a window that can be made. */
function ifPriced(request: WindowRequest, check: (result: PricedWindow) => void): void {
  const result = priceWindow(request);
  if (result.kind !== 'refused') check(result);
}

const longer = (request: WindowRequest, width: number, drop: number): WindowRequest => {
  const { widths, drops, track } = request.window;
  const window = {
    ...request.window,
    widths: widths.map((length) => length + width),
    drops: drops.map((length) => length + drop),
    track: track === undefined ? undefined : track + width,
  };
  return { ...request, window };
};

/** What of a priced window is beyond a limit, by trying all of them. */
function beyondLimits({ product, table, window, options }: WindowRequest, result: PricedWindow) {
  const limits: [name: string, value: number, min: number, max: number][] = [];
  const within = (name: string, value: number, min: number, max: number) =>
    limits.push([name, value, min, max]);
  within('drop', result.drop, ...product.drop);
  if (product.kind === 'curtain' && result.kind === 'curtain') {
    const { hanging, motor, load, weight, track } = result;
    within('track', track, ...product.track);
    within('track of its kind', track, 0, hanging.max);
    within('load', load, 0, hanging.maxLoad ?? Infinity);
    within('weight', weight, 0, motor?.maxWeight ?? Infinity);
    within('track of the motor', track, 0, motor?.maxTrack ?? Infinity);
  } else if (product.kind === 'blind' && result.kind === 'blind') {
    const { width, area, weight, tube, motor, chain = Infinity } = result;
    within('width', width, ...product.width);
    within('area', area, 0, product.maxArea);
    within('tube', width, 0, tube?.maxWidth ?? Infinity);
    within(
      'weight',
      weight,
      0,
      Math.min(motor?.maxWeight ?? Infinity, tube?.maxWeight ?? Infinity),
    );
    within('width for the motor', width, motor?.minWidth ?? 0, Infinity);
    within('chain', chain, 400, Infinity);
    const isChain = 'control' in options && options.control === 'chain';
    within('chain near a child', Number(isChain && options.child === true), 0, 0);
    const { depth } = table.blind.inside[product.system];
    within('depth', window.mount === 'inside' ? (window.depth ?? depth) : depth, depth, Infinity);
  }
  return limits.filter(([, value, min, max]) => value < min || value > max);
}

describe.each(windowsByKind)('the price of any %s', (_kind, anyWindow) => {
  it('exists for many of the windows below', () => {
    const windows = fc.sample(anyWindow, RUNS);
    const priced = windows.filter((request) => priceWindow(request).kind !== 'refused');
    expect(priced.length).toBeGreaterThan(windows.length / 10);
  });

  it('is never lower for a wider or longer one', () => {
    fc.assert(
      fc.property(anyWindow, more, more, (request, width, drop) => {
        ifPriced(request, ({ total }) =>
          ifPriced(longer(request, width, drop), (larger) =>
            expect(larger.total).toBeGreaterThanOrEqual(total),
          ),
        );
      }),
      RUNS,
    );
  });

  it('is the sum of its lines, in whole dirhams, with its VAT', () => {
    fc.assert(
      fc.property(anyWindow, (request) => {
        ifPriced(request, ({ total, vat, lines }) => {
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(lines.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(
            true,
          );
          expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
          expect(total % 100).toBe(0);
          expect(vat).toBe(Math.round((total * 5) / 105));
        });
      }),
      RUNS,
    );
  });

  it('exists within the limits of product and price table only (product 16.8)', () => {
    fc.assert(
      fc.property(anyWindow, (request) => {
        ifPriced(request, (result) => expect(beyondLimits(request, result)).toEqual([]));
      }),
      RUNS,
    );
  });

  it('exists with the change that a refusal offers', () => {
    fc.assert(
      fc.property(anyWindow, (request) => {
        const result = priceWindow(request);
        if (result.kind !== 'refused' || result.refusal.change === undefined) return;
        expect(priceWindow(withChange(request, result.refusal.change)).kind).not.toBe('refused');
      }),
      RUNS,
    );
  });
});

/** Fils for cloth and seams of every way to hang it that covers the window, by trying them all. */
function everyCost(
  { product, table, options }: CurtainRequest,
  size: { width: number; drop: number },
) {
  const { repeat, isHalfDrop, canBeRailroaded, shrinkage } = product.facts;
  const isPair = options.draw === 'pair';
  const cut =
    repeat === 0
      ? size.drop
      : Math.ceil(size.drop / repeat) * repeat + (isHalfDrop ? Math.ceil(repeat / 2) : 0);
  const { seam, matchedSeam } = table.curtain;
  return product.cloth.flatMap(({ width, price }) => {
    const costOf = (length: number, seams: number) =>
      Math.round((Math.ceil(length / 100) * price) / 10) +
      seams * (repeat > 0 ? matchedSeam : seam);
    const sideways = Math.ceil((size.width * (1000 + shrinkage)) / 1000);
    const isSideways = canBeRailroaded && width >= 2500 && size.drop <= width;
    const counts = Array.from({ length: 80 }, (_, index) => index + 1)
      .filter((count) => !isPair || count >= 2)
      .filter((count) => 10 * (size.width - count * width) < width);
    return [
      ...(isSideways ? [costOf(sideways, 0)] : []),
      ...counts.map((count) =>
        costOf(count * cut + repeat, isPair ? 2 * (Math.ceil(count / 2) - 1) : count - 1),
      ),
    ];
  });
}

describe('the layout of any curtain', () => {
  it('is not dearer than any other one that covers the window', () => {
    const oneTrack = anyCurtain.map((request) => ({
      ...request,
      options: { ...request.options, parts: 1, left: undefined },
    }));
    fc.assert(
      fc.property(oneTrack, (request) => {
        ifPriced(request, (result) => {
          if (result.kind !== 'curtain') throw new Error('no curtain');
          const { layout, cut } = result;
          const costs = everyCost(request, { width: cut.total, drop: cut.drop });
          expect(layout.clothAmount + layout.seamAmount).toBe(Math.min(...costs));
        });
      }),
      RUNS,
    );
  });
});
