import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { productListPath, readProductListQuery } from '@/features/products/shared/productListQuery';
import { FACET_KEYS, FACET_VALUES } from '@/lib/facets';
import { toggleValue, withoutFilter, withPrices, withValues } from '@/lib/changeFilters';
import { countFilters, isIndexable, readFilters, valuesOf } from '@/lib/productFilters';
import { PROPERTY_SEED } from '../support/propertySeed';

const read = (search: string) => readFilters(new URLSearchParams(search));

const facetKey = fc.constantFrom(...FACET_KEYS);
const choice = facetKey.chain((key) =>
  fc.record({
    key: fc.constant(key),
    id:
      key === 'width'
        ? fc.integer({ min: 1, max: 999 }).map(String)
        : fc.constantFrom<string>(...FACET_VALUES[key]),
  }),
);
const price = fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: undefined });
/** Filters as a customer builds them: values chosen one after the other, then prices. */
const filters = fc
  .record({ choices: fc.array(choice, { maxLength: 8 }), minPrice: price, maxPrice: price })
  .map(({ choices, ...prices }) =>
    withPrices(
      choices.reduce((chosen, { key, id }) => toggleValue(chosen, key, id), {}),
      prices,
    ),
  );

describe('the filters of a URL', () => {
  it('have fixed slugs, comma-separated, in canonical order', () => {
    expect(read('colour=green,white&opacity=sheer&minPrice=100')).toEqual({
      colour: 'white,green',
      opacity: 'sheer',
      minPrice: 100,
    });
    expect(Object.keys(read('care=wipe&soldAs=metre&colour=blue'))).toEqual([
      'colour',
      'soldAs',
      'care',
    ]);
  });

  it('leave out unknown facets, values and prices', () => {
    expect(read('colour=blue,mauve,&shape=round&minPrice=cheap&maxPrice=-1')).toEqual({
      colour: 'blue',
    });
    expect(read('colour=constructor&width=0140,wide,1e3')).toEqual({});
    expect(read('minPrice=1234567')).toEqual({});
  });

  it('sort widths by size', () => {
    expect(read('width=300,140,280')).toEqual({ width: '140,280,300' });
  });

  it('put the lower price first and omit a minimum of 0', () => {
    expect(read('minPrice=300&maxPrice=100')).toEqual({ minPrice: 100, maxPrice: 300 });
    expect(read('minPrice=0&maxPrice=100')).toEqual({ maxPrice: 100 });
  });

  it('survive a round trip through the URL', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const path = productListPath({ page: 1, search: '', filters: chosen });
        const params = new URLSearchParams(path.split('?')[1]);
        expect(readProductListQuery(params).filters ?? {}).toEqual(chosen);
      }),
      { seed: PROPERTY_SEED },
    );
  });

  it('are the same whatever the order of the choices', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(choice, { selector: ({ key, id }) => `${key} ${id}`, maxLength: 8 }),
        (choices) => {
          const choose = (list: typeof choices) =>
            productListPath({
              page: 1,
              search: '',
              filters: list.reduce((all, { key, id }) => toggleValue(all, key, id), {}),
            });
          expect(choose(choices.toReversed())).toBe(choose(choices));
        },
      ),
      { seed: PROPERTY_SEED },
    );
  });

  it('never fail to parse', () => {
    fc.assert(
      fc.property(facetKey, fc.string(), (key, text) => {
        const read = readFilters(new URLSearchParams({ [key]: text, minPrice: text }));
        expect(readFilters(new URLSearchParams(read as Record<string, string>))).toEqual(read);
      }),
      { seed: PROPERTY_SEED },
    );
  });
});

describe('a change of the filters', () => {
  it('adds a value, and removes it when it is chosen again', () => {
    fc.assert(
      fc.property(filters, choice, (chosen, { key, id }) => {
        const changed = toggleValue(chosen, key, id);
        expect(Math.abs(countFilters(changed) - countFilters(chosen))).toBe(1);
        expect(toggleValue(changed, key, id)).toEqual(chosen);
      }),
      { seed: PROPERTY_SEED },
    );
  });

  it('keeps the other filters', () => {
    const chosen = read('colour=blue,gold&room=majlis&maxPrice=200');
    expect(withValues(chosen, 'colour', [])).toEqual({ room: 'majlis', maxPrice: 200 });
    expect(withoutFilter(chosen, 'price')).toEqual({ colour: 'blue,gold', room: 'majlis' });
    expect(withoutFilter(chosen, 'room')).toEqual({ colour: 'blue,gold', maxPrice: 200 });
    expect(valuesOf(chosen, 'colour')).toEqual(['blue', 'gold']);
    expect(valuesOf(chosen, 'care')).toEqual([]);
  });
});

describe('search engines', () => {
  it.each([
    ['', true],
    ['colour=blue', true],
    ['colour=blue,green', false],
    ['colour=blue&room=majlis', false],
    ['maxPrice=200', false],
  ])('index the list with %j: %s (product 5.10)', (search, expected) => {
    expect(isIndexable(read(search))).toBe(expected);
  });
});
