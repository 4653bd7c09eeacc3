import { describe, expect, it } from '@jest/globals';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { referencePrice } from '@/lib/madeToMeasure/referencePrice';
import { priceTable as table } from '../../../server/seed/content/priceTable';
import { blinds, curtains } from '../../support/madeToMeasure/products';
import { blindRequest, curtainRequest } from '../../support/madeToMeasure/requests';

const totalOf = (request: Parameters<typeof priceWindow>[0]) => {
  const result = priceWindow(request);
  return result.kind === 'refused' ? undefined : result.total;
};
const { almas } = curtains;
const { ufuq, zilal } = blinds;

describe('the price of a usual window (product 16.10)', () => {
  it('is that of a track of 2,000 and a drop of 2,650 with the first options', () => {
    const window = { track: 2000, drops: [2650] };
    expect(referencePrice(almas, table)).toBe(
      totalOf(curtainRequest(almas, window, { heading: 'wave' })),
    );
    const lined = { ...almas, headings: ['triple'], linings: ['lining'] } as const;
    expect(referencePrice(lined, table)).toBe(
      totalOf(curtainRequest(lined, window, { heading: 'triple', lining: 'lining' })),
    );
  });

  it.each(['eyelet', 'rod'] as const)('is that on a pole with %s', (heading) => {
    const product = { ...almas, headings: [heading] };
    const window = { mount: 'pole', track: 2000, drops: [2650] } as const;
    expect(referencePrice(product, table)).toBe(
      totalOf(curtainRequest(product, window, { heading })),
    );
  });

  it.each([ufuq, zilal])('is that of a blind of 1,200 × 1,600 as it is made (%#)', (blind) => {
    const options = { sizeIs: 'finished' } as const;
    const window = { widths: [1200], drops: [1600] };
    expect(referencePrice(blind, table)).toBe(totalOf(blindRequest(blind, window, options)));
  });

  it('is that of the nearest window that is made', () => {
    const short = { ...almas, track: [2500, 9000], drop: [300, 2000] } as const;
    expect(referencePrice(short, table)).toBe(
      totalOf(curtainRequest(short, { track: 2500, drops: [2000] }, { heading: 'wave' })),
    );
    const narrow = { ...ufuq, width: [300, 900], drop: [2000, 3000] } as const;
    const options = { sizeIs: 'finished' } as const;
    expect(referencePrice(narrow, table)).toBe(
      totalOf(blindRequest(narrow, { widths: [900], drops: [2000] }, options)),
    );
  });

  it.each([
    ['a heading', { ...almas, headings: [] }],
    ['a lining', { ...almas, linings: [] }],
    ['a control', { ...ufuq, controls: [] }],
    ['cloth', { ...almas, cloth: [] }],
    ['a width that is made', { ...ufuq, maxArea: 1 }],
  ])('is none without %s', (_what, product) => {
    expect(referencePrice(product, table)).toBeUndefined();
  });
});
