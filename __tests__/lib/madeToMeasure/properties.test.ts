import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CurtainRequest } from '@/lib/madeToMeasure/configuration';
import {
  priceWindow,
  withChange,
  type PricedWindow,
  type WindowRequest,
} from '@/lib/madeToMeasure/priceWindow';
import { anyBlind, anyCurtain } from '../../support/madeToMeasure/arbitraries';
import { PROPERTY_SEED } from '../../support/propertySeed';

const RUNS = { seed: PROPERTY_SEED, numRuns: 3000 };
const anyWindow: fc.Arbitrary<WindowRequest> = fc.oneof(anyCurtain, anyBlind);
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

describe('the price of any window', () => {
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
