import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../server/seed/catalogue.ts';
import { fail, succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

type Query = Record<string, string | number>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const list = (query: Query) =>
  succeed(server, 'GET /user/get-products', { query: { limit: 100, ...query } });
const idsOf = async (query: Query): Promise<string[]> =>
  (await list(query)).products.map(({ _id }) => _id);
const attributesOf = (id: string) => catalogue.products.find((one) => one.id === id)?.attributes;

describe('filters of the product list (product 13.17)', () => {
  it('find products that have one of the values of each facet', async () => {
    const ids = await idsOf({ colour: 'blue,green', material: 'velvet' });
    expect(ids.toSorted()).toEqual([
      'ghaf-olive-velvet',
      'saffa-navy-velvet',
      'zabeel-emerald-velvet',
    ]);
  });

  it.each([
    ['opacity', 'blackout', ['layali-dove-blackout', 'layl-charcoal-blackout']],
    ['pattern', 'geometric', ['mashrabiya-navy-jacquard']],
    [
      'room',
      'media',
      [
        'kathib-sand-boucle',
        'ramad-dimout-vertical',
        'saffa-navy-velvet',
        'sahab-motorised-roller',
      ],
    ],
    ['material', 'aluminium', ['barq-champagne-venetian']],
  ])('%s=%s finds %j', async (key, value, found) => {
    expect((await idsOf({ [key]: value })).toSorted()).toEqual(found);
  });

  it('apply to searches and to the products of a sub-category', async () => {
    expect(await idsOf({ search: 'sheer', colour: 'pink' })).toEqual(['ward-blush-voile']);
    const query = { subCategoryId: 'velvet-curtains', colour: 'red', facets: 1 };
    const { products, subCategory, facets } = await list(query);
    expect(products.map(({ _id }) => _id)).toEqual(['qasr-burgundy-velvet']);
    expect(subCategory?._id).toBe('velvet-curtains');
    const colours = facets?.find(({ key }) => key === 'colour')?.values;
    expect(colours).toContainEqual({ id: 'blue', count: 1 });
    expect(colours).toContainEqual({ id: 'white', count: 0 });
  });

  it('ignore unknown values, and lists without known ones', async () => {
    expect(await idsOf({ colour: 'blue,mauve' })).toEqual(await idsOf({ colour: 'blue' }));
    expect(await idsOf({ colour: 'mauve', sort: 'cheapest', facets: 'yes' })).toEqual(
      await idsOf({}),
    );
  });

  it('limit the price of the cheapest size of a unit', async () => {
    const panels = await idsOf({ soldAs: 'panel', maxPrice: 400 });
    expect(panels.length).toBeGreaterThan(0);
    expect(panels).toContain('noor-white-voile');
    expect(await idsOf({ soldAs: 'metre', minPrice: 330, maxPrice: 340 })).toEqual(
      expect.arrayContaining(['jumeirah-pearl-silk', 'majaz-teal-silk']),
    );
    expect(await idsOf({ soldAs: 'metre', minPrice: 341 })).toEqual([]);
  });

  it.each<Query>([
    { minPrice: 'cheap' },
    { maxPrice: -1 },
    { minPrice: '1.5' },
    { maxPrice: 1_000_001 },
    { colour: 'x'.repeat(201) },
    { search: 'x'.repeat(101) },
  ])('refuse %j', async (query) => {
    expect((await fail(server, 'GET /user/get-products', { query })).status).toBe(400);
  });

  it('are described only on request', async () => {
    const plain = await list({ colour: 'blue' });
    for (const field of ['facets', 'priceRanges', 'help', 'categories', 'correctedTerm']) {
      expect(plain).not.toHaveProperty(field);
    }
    const { facets, priceRanges } = await list({ facets: 1 });
    expect(facets?.map(({ key }) => key)).toEqual([
      'colour',
      'opacity',
      'material',
      'pattern',
      'room',
      'soldAs',
      'width',
      'care',
    ]);
    expect(priceRanges).toEqual([
      { soldAs: 'metre', min: 95, max: 340 },
      { soldAs: 'panel', min: 360, max: 1045 },
      { soldAs: 'blind', min: 195, max: 980 },
      { soldAs: 'made', min: 313, max: 6209 },
    ]);
  });
});

describe('the order of the product list (product 13.17)', () => {
  const categoryOf = (id: string) => catalogue.products.find((one) => one.id === id)?.category;

  it('shows at most two products of a category in a row, while there are others', async () => {
    const [one, two, three] = (await idsOf({})).map(categoryOf);
    expect([one, two]).toEqual(['curtains', 'curtains']);
    expect(three).not.toBe('curtains');
  });

  it('by price begins with the cheapest metre and ends with the dearest blind', async () => {
    const { products } = await list({ sort: 'price' });
    expect(products[0]?._id).toBe('noor-white-voile');
    expect(products.at(-1)?._id).toBe('nasim-sheer-vertical');
    const panels = await list({ sort: 'price', soldAs: 'panel' });
    const prices = panels.products.map(({ sizes }) =>
      Math.min(...sizes.filter(({ soldAs }) => soldAs === 'panel').map(({ price }) => price)),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('by date begins with the newest', async () => {
    const days = (await idsOf({ sort: 'newest' })).map(
      (id) => catalogue.products.find((one) => one.id === id)?.addedOn ?? '',
    );
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('by rating begins with a well-rated product and takes new reviews after ten minutes', async () => {
    const shop = await createTestServer();
    const first = async () => {
      const query = { sort: 'rating', limit: 1 };
      return (await succeed(shop, 'GET /user/get-products', { query })).products[0]?._id;
    };
    const best = await first();
    expect(best).not.toBe('oud-mocha-chenille');
    const review = { user_id: null, email: 'a@b.example', name: 'A', profile_picture: null };
    const values = Array.from({ length: 200 }, (_, index) => ({
      ...review,
      id: `r${index}`,
      product_id: 'oud-mocha-chenille',
      rating: 5,
      review: 'Good',
      created_at: '2026-01-01T00:00:00.000Z',
    }));
    await shop.db.insertInto('reviews').values(values).execute();
    expect(await first()).toBe(best);
    shop.clock.advance(10 * 60_000);
    expect(await first()).toBe('oud-mocha-chenille');
    await shop.close();
  });
});

describe('the search (product 13.18)', () => {
  it('names the corrected term', async () => {
    expect(await list({ search: 'velvt' })).toMatchObject({
      correctedTerm: 'velvet',
      totalCount: 5,
    });
    expect(await list({ search: 'velvt', exact: 1 })).toMatchObject({ totalCount: 0 });
  });

  it('helps out of an empty list', async () => {
    expect((await list({ search: 'linen velvet', facets: 1 })).help).toEqual({
      withoutWord: { word: 'velvet', search: 'linen', count: 12 },
    });
    const query = { search: 'velvet', colour: 'white', opacity: 'sheer', facets: 1 };
    expect((await list({ ...query, opacity: 'dim-out' })).help).toEqual({
      withoutFilter: { key: 'colour', count: 5 },
    });
    expect((await list({ ...query, search: 'zzzz' })).help).toEqual({});
  });

  it('names the departments of a search, in the language of the page', async () => {
    const categories = async (search: string, lang: 'en' | 'ar') =>
      (await list({ search, lang, facets: 1 })).categories;
    expect(await categories('venetian', 'en')).toEqual([
      { categoryId: 'venetian-blinds', name: 'Venetian blinds' },
      {
        categoryId: 'venetian-blinds',
        subCategoryId: 'wooden-venetian',
        name: 'Wooden venetian blinds',
      },
    ]);
    expect((await categories('فينيسيان', 'ar'))?.[0]).toEqual({
      categoryId: 'venetian-blinds',
      name: 'ستائر خشبية ومعدنية',
    });
    expect((await categories('ستائر خشبية', 'ar'))?.[0]?.categoryId).toBe('venetian-blinds');
    expect((await list({ search: 'ستائر خشبية', lang: 'ar' })).totalCount).toBeGreaterThan(0);
    expect(await categories('zzzz', 'en')).toBeUndefined();
  });
});

describe('the details of a product', () => {
  it('have its attributes (product 13.16)', async () => {
    const query = { id: 'fahidi-gold-damask' };
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', { query });
    expect(productDetail.attributes).toEqual(attributesOf('fahidi-gold-damask'));
    expect(productDetail.attributes?.patternRepeat).toBe(42);
  });
});
