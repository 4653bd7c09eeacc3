import { describe, expect, it } from '@jest/globals';
import { parsePriceTable, parseWindowPrice } from '@/api/parsers/madeToMeasure';
import { buildPriceTable, buildWindowPrice } from '@/fixtures/madeToMeasure.fixtures';
import { priceTable } from '../../../server/seed/content/priceTable';

describe('parsePriceTable', () => {
  it.each([[buildPriceTable()], [priceTable]])('keeps a whole table', (table) => {
    expect(parsePriceTable({ priceTable: table })).toEqual(table);
  });

  it.each([
    [undefined],
    [{ ...buildPriceTable(), version: 'one' }],
    [{ ...buildPriceTable(), currency: undefined }],
    [{ ...buildPriceTable(), blind: undefined }],
    [{ ...buildPriceTable(), curtain: { minimum: 1.5 } }],
    [{ ...buildPriceTable(), curtain: { motors: [{ price: -1 }] } }],
  ])('has none from %j, so that nothing is calculated from it', (table) => {
    expect(parsePriceTable({ priceTable: table })).toBeNull();
  });
});

describe('parseWindowPrice', () => {
  it('keeps a price with its breakdown', () => {
    expect(parseWindowPrice(buildWindowPrice())).toEqual(buildWindowPrice());
  });

  it('keeps refusals with what works instead', () => {
    const refusals = [
      { code: 'tooWide', message: 'Too wide.', change: { parts: 2 } },
      { code: 'x', message: 'y' },
    ];
    expect(parseWindowPrice({ price: null, currency: 'AED', refusals })).toMatchObject({
      price: null,
      refusals,
    });
  });

  it.each([[undefined], ['4498 AED'], [-1]])('has no price from %j', (price) => {
    expect(parseWindowPrice(buildWindowPrice({ price: price as never }))).toMatchObject({
      price: null,
    });
  });

  it('drops lines, layouts and warnings that cannot be shown', () => {
    const lines = [
      { code: 'cloth', amount: 'much', quantity: 1, unit: 'metre' },
      { code: 'cloth', amount: 1, quantity: 1, unit: 'yard' },
      null,
    ];
    const sent = { ...buildWindowPrice(), breakdown: lines, layout: {}, warnings: [{ code: 'x' }] };
    expect(parseWindowPrice(sent)).toMatchObject({ breakdown: [], warnings: [] });
    expect(parseWindowPrice(sent).layout).toBeUndefined();
  });
});
