import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fail, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { largeLine, smallLine } from '../../support/tinyCatalogue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTinyServer();
});
afterAll(() => server.close());

describe('the home page', () => {
  it('contains banners, marquee, categories, products and articles', async () => {
    const home = await succeed(server, 'GET /user/get-home-page');
    expect(home.webBanners).toEqual([
      {
        image: '/media/b.webp',
        imagePortrait: '/media/bp.webp',
        imageAlt: 'Alt of b',
        heading: 'Heading',
        text: 'Text',
      },
    ]);
    expect(home.marquee).toEqual([{ content: 'One' }, { content: 'Two' }]);
    expect(home.categories.map((category) => [category._id, category.subCount])).toEqual([
      ['curtains', 1],
      ['blinds', 0],
    ]);
    expect(home.products).toHaveLength(8);
    expect(home.articles.map((article) => article.title)).toEqual(['New', 'Old']);
    expect(home.currency).toBe('AED');
  });
});

describe('categories', () => {
  it('lists categories, and the sub-categories of one', async () => {
    const { categories } = await succeed(server, 'GET /user/get-category');
    expect(categories.map((category) => category.name)).toEqual(['Curtains', 'Blinds']);
    const query = { categoryId: 'curtains' };
    expect(await succeed(server, 'GET /user/get-sub-category', { query })).toMatchObject({
      categoryName: 'Curtains',
      subCategories: [
        {
          _id: 'sheer',
          category: 'curtains',
          whyYouNeed: ['Daylight', 'Privacy'],
          productCount: 3,
        },
      ],
    });
  });

  it('responds with 404 to an unknown category and 400 without one', async () => {
    const query = { categoryId: 'nope' };
    expect((await fail(server, 'GET /user/get-sub-category', { query })).status).toBe(404);
    expect((await fail(server, 'GET /user/get-sub-category')).status).toBe(400);
  });
});

describe('paginated lists', () => {
  it('have ten entries per page by default, and none after the last page', async () => {
    const faq = (page: number) => succeed(server, 'GET /user/get-faq', { query: { page } });
    expect((await faq(1)).faq).toHaveLength(10);
    expect((await faq(2)).faq.map((entry) => entry.question)).toEqual([
      'Question 11',
      'Question 12',
    ]);
    expect(await faq(3)).toEqual({ faq: [], totalPages: 2, totalCount: 12 });
    const works = await succeed(server, 'GET /user/get-our-works', {
      query: { page: 2, limit: 10 },
    });
    expect(works).toMatchObject({ work: [{ id: 'work-11', images: ['/media/w.webp'] }] });
    expect(works.work[0]?.products).toEqual([
      { _id: 'product-2', name: expect.any(String) },
      { _id: 'product-1', name: expect.any(String) },
    ]);
  });

  it.each(['0', '-1', '1.5', 'abc', '1e2', ' 1', '', '99999999999'])(
    'reject %p as page and as limit',
    async (value) => {
      const page = await fail(server, 'GET /user/get-faq', { query: { page: value } });
      const limit = await fail(server, 'GET /user/get-products', { query: { limit: value } });
      expect([page.status, limit.status]).toEqual([400, 400]);
      expect(page.message).toContain('page must be a whole number');
    },
  );

  it('accept a limit from 1 to 100', async () => {
    const limit = (value: number) => ({ query: { limit: value } });
    expect((await succeed(server, 'GET /user/get-faq', limit(1))).totalPages).toBe(12);
    expect((await succeed(server, 'GET /user/get-faq', limit(100))).totalPages).toBe(1);
    expect((await fail(server, 'GET /user/get-faq', limit(101))).status).toBe(400);
  });
});

describe('products', () => {
  const search = async (text: string): Promise<string[]> => {
    const query = { search: text, limit: 100 };
    const { products } = await succeed(server, 'GET /user/get-products', { query });
    return products.map((product) => product._id);
  };

  it('are found by words in name, description and category, ignoring case', async () => {
    expect(await search('PRODUCT 12')).toEqual(['product-12']);
    expect(await search('wool')).toEqual(['product-3', 'product-7', 'product-11']);
    expect(await search('Velvet curtains')).toEqual(['product-1']);
    expect(await search('no such thing')).toEqual([]);
    expect(await search('   ')).toHaveLength(12);
  });

  it('are found without regard to punctuation', async () => {
    expect(await search('50%')).toEqual(['product-4', 'product-8', 'product-12']);
    expect(await search('soft_touch')).toEqual(['product-1', 'product-5', 'product-9']);
    expect(await search('softxtouch')).toEqual([]);
    expect(await search('5_%')).toEqual(await search('5'));
    expect(await search('\\')).toEqual([]);
    expect(await search("'; drop table products; --")).toEqual([]);
  });

  it('are limited to those that fit a sub-category, in catalogue order', async () => {
    const query = { subCategoryId: 'sheer', page: 2, limit: 2 };
    const second = await succeed(server, 'GET /user/get-products', { query });
    expect(second).toMatchObject({
      products: [{ _id: 'product-10' }],
      totalPages: 2,
      totalCount: 3,
      subCategory: { _id: 'sheer', name: 'Sheer', category: 'curtains' },
    });
    const searched = await succeed(server, 'GET /user/get-products', {
      query: { subCategoryId: 'sheer', search: 'velvet' },
    });
    expect(searched.products.map(({ _id }) => _id)).toEqual(['product-1', 'product-5']);
  });

  it('respond with 404 for an unknown sub-category, and name none without the parameter', async () => {
    const query = { subCategoryId: 'nope' };
    expect((await fail(server, 'GET /user/get-products', { query })).status).toBe(404);
    expect(await succeed(server, 'GET /user/get-products')).not.toHaveProperty('subCategory');
  });

  it('are found within a second of a change, even by customers', async () => {
    const token = await server.signIn('searcher@example.com');
    const query = { search: 'moonlight' };
    const found = async () =>
      (await succeed(server, 'GET /user/get-products', { query, token })).products;
    expect(await found()).toEqual([]);
    const change = server.db.updateTable('products').where('id', '=', 'product-9');
    await change.set({ name: 'Moonlight Voile' }).execute();
    server.clock.advance(1000);
    expect((await found()).map((product) => product._id)).toEqual(['product-9']);
  });

  it('are paginated by the number of matches', async () => {
    const query = { search: 'wool', limit: 2, page: 2 };
    const page = await succeed(server, 'GET /user/get-products', { query });
    expect(page).toMatchObject({
      products: [{ _id: 'product-11' }],
      totalPages: 2,
      totalCount: 3,
    });
  });

  it('have details with sizes, the lowest price and four related products, same category first', async () => {
    const query = { id: 'product-2' };
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', { query });
    expect(productDetail).toMatchObject({
      productId: 'product-2',
      brand: 'Sadeel',
      category: 'Curtains',
      currency: 'AED',
      price: 100.02,
      sizes: [
        { _id: 'product-2-1', size: 'Small', price: 100.02, quantity: 0, isAddedCart: false },
        { _id: 'product-2-2', size: 'Large', price: 600.5, quantity: 0, isAddedCart: false },
      ],
    });
    expect(productDetail.relatedProducts.map((product) => product._id)).toEqual([
      'product-1',
      'product-3',
      'product-4',
      'product-5',
    ]);
    expect(productDetail).not.toHaveProperty('categoryId');
  });

  it('show the quantities of the caller’s cart only', async () => {
    const token = await server.signIn('reader@example.com');
    await succeed(server, 'POST /user/add-to-cart', { token, body: largeLine });
    await succeed(server, 'POST /user/add-to-cart', { token, body: largeLine });
    const query = { id: smallLine.productId };
    const sizes = async (caller?: string) =>
      (await succeed(server, 'GET /user/get-product-details', { query, token: caller }))
        .productDetail.sizes;
    expect((await sizes(token)).map((size) => [size.quantity, size.isAddedCart])).toEqual([
      [0, false],
      [2, true],
    ]);
    expect((await sizes()).every((size) => !size.isAddedCart)).toBe(true);
    const home = await succeed(server, 'GET /user/get-home-page', { token });
    expect(home.products[0]?.sizes[1]?.quantity).toBe(2);
  });

  it('respond with 404 to an unknown id', async () => {
    const query = { id: 'nope' };
    expect((await fail(server, 'GET /user/get-product-details', { query })).status).toBe(404);
  });
});
