import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FacetKey } from '../../../src/contract/facets.ts';
import type { ProductSort } from '../../../src/contract/products.ts';
import { productAttributes } from '../../../server/catalogue/productAttributes.ts';
import type { CatalogueContent } from '../../../server/catalogue/catalogueFile.ts';
import { FACET_KEYS, FACET_VALUES, UNITS } from '../../../server/rules/facets.ts';
import type { Filters, ListQuery, ListResult } from '../../../server/search/listQuery.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';
import { indexOf, wholeList } from '../../support/searchableCatalogue.ts';

type Product = CatalogueContent['products'][number] & { madeMinor: number | null };

const COLOURS = FACET_VALUES.colour.slice(0, 3);
const MATERIALS = FACET_VALUES.material.slice(0, 2);
const WIDTHS = [140, 280];
const CATEGORIES = ['curtains', 'sheers'];
const WORDS = ['linen', 'ivory', 'majlis', 'soft'];

const size = fc.record(
  {
    price: fc.integer({ min: 1, max: 5 }),
    soldAs: fc.constantFrom('metre' as const, 'panel' as const, 'blind' as const),
  },
  { requiredKeys: ['price'] },
);
const facts = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  name: fc.constantFrom(...WORDS),
  sizes: fc.array(size, { maxLength: 3 }),
  madeMinor: fc.constantFrom(null, 100, 300, 500),
  attributes: fc.record(
    {
      colours: fc.uniqueArray(fc.constantFrom(...COLOURS), { minLength: 1, maxLength: 2 }),
      material: fc.constantFrom(...MATERIALS),
      widths: fc.uniqueArray(fc.constantFrom(...WIDTHS), { minLength: 1 }),
    },
    { requiredKeys: [] },
  ),
});
const products = fc.array(facts, { maxLength: 40 }).map((all) =>
  all.map(({ sizes, madeMinor, attributes, ...product }, index): Product => ({
    ...product,
    // A product without sizes is made to measure.
    madeMinor: sizes.length === 0 ? (madeMinor ?? 200) : madeMinor,
    id: `p${index}`,
    subCategories: [],
    brand: '',
    description: 'cloth',
    images: [{ url: '/a.webp', alt: '' }],
    attributes: productAttributes.parse(attributes),
    sizes: sizes.map((one, at) => ({ ...one, id: `p${index}-${at}`, label: '' })),
  })),
);
const chosen = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });
const filters: fc.Arbitrary<Filters> = fc.record(
  {
    values: fc.record(
      {
        colour: chosen(COLOURS),
        material: chosen(MATERIALS),
        soldAs: chosen(UNITS),
        width: chosen(WIDTHS.map(String)),
      },
      { requiredKeys: [] },
    ),
    minPriceMinor: fc.integer({ min: 0, max: 600 }),
    maxPriceMinor: fc.integer({ min: 0, max: 600 }),
  },
  { requiredKeys: ['values'] },
);
const search = fc.constantFrom('', 'linen', 'ivory cloth');
const sort = fc.constantFrom<ProductSort>('recommended', 'price', 'rating', 'newest');

/** Checks a rule for lists of random catalogues. */
async function check(
  rule: (list: (query: Partial<ListQuery>) => ListResult, given: Filters, text: string) => void,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(products, filters, search, sort, async (all, given, text, order) => {
      const index = await indexOf({ categories: [], products: all });
      rule(
        (query) => index.list({ ...wholeList, sort: order, ...query }, new Map([['p1', 4]])),
        given,
        text,
      );
    }),
    { seed: PROPERTY_SEED },
  );
}

const withValue = (given: Filters, key: FacetKey, id: string): Filters => ({
  ...given,
  values: { ...given.values, [key]: [id] },
});

function without(given: Filters, key: FacetKey | 'price'): Filters {
  const { minPriceMinor, maxPriceMinor, values } = given;
  if (key === 'price') return { values };
  const others = Object.entries(values).filter(([other]) => other !== key);
  return { minPriceMinor, maxPriceMinor, values: Object.fromEntries(others) };
}

describe('filters of a list (product 13.17)', () => {
  it('never add products', async () => {
    await check((list, given, text) => {
      const all = new Set(list({ search: text }).ids);
      for (const key of [...FACET_KEYS, 'price'] as const) {
        const fewer = list({ search: text, filters: given }).ids;
        const more = new Set(list({ search: text, filters: without(given, key) }).ids);
        expect(fewer.every((id) => all.has(id) && more.has(id))).toBe(true);
      }
    });
  });

  it('count the products that each value promises', async () => {
    await check((list, given, text) => {
      const { facets = [], count, ids } = list({ search: text, filters: given });
      expect(ids).toHaveLength(count);
      for (const { key, values } of facets) {
        for (const { id, count: promised } of values) {
          const filtered = list({ search: text, filters: withValue(given, key, id) });
          expect({ key, id, count: filtered.count }).toEqual({ key, id, count: promised });
        }
      }
    });
  });

  it('have more products with more values of one facet', async () => {
    await check((list, given) => {
      const { facets = [] } = list({ filters: given });
      for (const { key, values } of facets) {
        const [one, other] = values.map(({ id }) => id);
        if (one === undefined || other === undefined) continue;
        const both = { ...given, values: { ...given.values, [key]: [one, other] } };
        const { ids } = list({ filters: both });
        const either = [one, other].flatMap(
          (id) => list({ filters: withValue(given, key, id) }).ids,
        );
        expect(ids.toSorted()).toEqual([...new Set(either)].toSorted());
      }
    });
  });

  it('name prices at which products of a unit are found, and none outside', async () => {
    await check((list, given, text) => {
      const { priceRanges = [] } = list({ search: text, filters: given });
      for (const { soldAs, min, max } of priceRanges) {
        const ofUnit = { ...without(given, 'price').values, soldAs: [soldAs] };
        const between = (minPriceMinor: number, maxPriceMinor: number) =>
          list({ search: text, filters: { values: ofUnit, minPriceMinor, maxPriceMinor } }).count;
        expect(between(min * 100, min * 100)).toBeGreaterThan(0);
        expect(between(max * 100, max * 100)).toBeGreaterThan(0);
        expect(between(0, min * 100 - 1) + between(max * 100 + 1, 1000)).toBe(0);
      }
    });
  });

  it('help an empty list with a number of products that is true', async () => {
    await check((list, given, text) => {
      const { help, count } = list({ search: text, filters: given });
      expect(help === undefined).toBe(count > 0);
      if (help?.withoutFilter) {
        const { key, count: promised } = help.withoutFilter;
        expect(list({ search: text, filters: without(given, key) }).count).toBe(promised);
      }
      if (help?.withoutWord) {
        const { search: shorter, count: promised } = help.withoutWord;
        expect(list({ search: shorter, isExact: true, filters: given }).count).toBe(promised);
      }
    });
  });

  it('split a list into pages without gaps and repeats', async () => {
    await check((list, given, text) => {
      const query = { search: text, filters: given };
      const pages = [0, 7, 14, 21, 28, 35].flatMap(
        (offset) => list({ ...query, offset, limit: 7 }).ids,
      );
      expect(pages).toEqual(list(query).ids);
    });
  });
});

describe('the recommended order', () => {
  it('shows at most two products of a category in a row while it has others', async () => {
    await fc.assert(
      fc.asyncProperty(products, async (all) => {
        const index = await indexOf({ categories: [], products: all });
        const { ids } = index.list(wholeList, new Map());
        const categories = ids.map((id) => all.find((one) => one.id === id)?.category);
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        categories.forEach((category, at) => {
          const isThird = at > 1 && categories.slice(at - 2, at).every((one) => one === category);
          const rest = categories.slice(at);
          if (isThird) expect(new Set(rest).size).toBe(1);
        });
      }),
      { seed: PROPERTY_SEED },
    );
  });
});
