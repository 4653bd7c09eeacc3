import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseCatalogue, printCatalogue } from '../../../server/catalogue/catalogueFile.ts';
import type { CatalogueFile } from '../../../server/catalogue/catalogueFile.ts';
import { listNames, mapLists } from '../../../server/lists/lists.ts';
import { readCatalogue } from '../../../server/repositories/readCatalogue.ts';
import { writeCatalogue } from '../../../server/repositories/writeCatalogue.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';
import { placeOrder, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

let folder: string;
let file: string;
let server: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel catalogue '));
  file = join(folder, 'catalogue.json');
  server = await createTinyServer();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const TABLES = [
  ...(['banners', 'marquee_items', 'categories', 'sub_categories', 'products'] as const),
  ...(['product_sizes', 'sub_category_products', 'articles'] as const),
  ...listNames,
  ...(['catalogue_texts', 'reviews', 'cart_lines'] as const),
];

async function rowsOf(shop: TestServer) {
  const all = new Map<string, unknown>();
  for (const table of TABLES) {
    const rows = await shop.db.selectFrom(table).selectAll().orderBy('id').execute();
    all.set(table, rows.map((row) => JSON.stringify(row)).sort());
  }
  return all;
}

const exported = async (): Promise<CatalogueFile> => {
  await runShopCommand(server, 'catalogue', 'export', file);
  return parseCatalogue(readFileSync(file, 'utf8'));
};
const importContent = (content: unknown, ...options: string[]) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return runShopCommand(server, 'catalogue', 'import', file, ...options);
};

describe('the room image of a product in a catalogue file (product 5.16)', () => {
  it('is imported, exported and sent with the product', async () => {
    const content = await exported();
    const roomImage = '/media/window.webp';
    const [first, ...others] = content.products;
    const products = [{ ...first, roomImage }, ...others];
    expect((await importContent({ ...content, products })).code).toBe(0);
    const [changed, ...unchanged] = (await exported()).products;
    expect(changed).toMatchObject({ roomImage });
    expect(unchanged).toEqual(others);
    const list = await succeed(server, 'GET /user/get-products', { query: {} });
    expect(list.products.map((product) => product.roomImage).filter(Boolean)).toEqual([roomImage]);
  });
});

describe('attributes of products in a catalogue file (product 13.16)', () => {
  const tile = { image: '/media/tiles/blue-1a2b3c4d.webp', width: 690, cloth: 'sheer' };
  const withAttributes = async (attributes: unknown) => {
    const content = await exported();
    const [first, ...others] = content.products;
    return { ...content, products: [{ ...first, attributes, addedOn: '2026-09-07' }, ...others] };
  };

  it('are imported and exported, with widths in order', async () => {
    const content = await withAttributes({
      tile,
      weight: 65,
      stock: 0,
      widths: [280, 140],
      colours: ['blue'],
    });
    expect((await importContent(content)).code).toBe(0);
    expect((await exported()).products[0]).toMatchObject({
      attributes: { colours: ['blue'], widths: [140, 280], weight: 65, stock: 0, tile },
      addedOn: '2026-09-07',
    });
  });

  it.each([
    [{ colours: ['mauve'] }, 'products[0].attributes.colours[0]'],
    [{ stock: 1.5 }, 'products[0].attributes.stock'],
    [{ colours: ['blue', 'blue'] }, 'products[0].attributes.colours'],
    [{ opacity: 'thick' }, 'products[0].attributes.opacity'],
    [{ widths: [1.5] }, 'products[0].attributes.widths[0]'],
    [{ shrinkage: -1 }, 'products[0].attributes.shrinkage'],
    [{ size: 1 }, 'products[0].attributes'],
    [
      { tile: { ...tile, image: 'https://example.com/a.webp' } },
      'products[0].attributes.tile.image',
    ],
    [{ tile: { ...tile, cloth: 'paper' } }, 'products[0].attributes.tile.cloth'],
  ])('%j is refused with its path', async (attributes, path) => {
    const { code, err } = await importContent(await withAttributes(attributes));
    expect(code).toBe(1);
    expect(err).toContain(path);
  });

  it('are missed by the check of the catalogue', async () => {
    await importContent(await withAttributes({ colours: ['blue'] }));
    const { out } = await runShopCommand(server, 'catalogue', 'check');
    expect(out).toContain('Without attributes: 11 of 12 products (product-2, ');
  });
});

describe('exporting and importing the catalogue', () => {
  it('changes nothing with the seeded catalogue', async () => {
    const shop = await createTestServer();
    const before = await rowsOf(shop);
    const first = await runShopCommand(shop, 'catalogue', 'export', file);
    expect(first.code).toBe(0);
    const { code, out } = await runShopCommand(shop, 'catalogue', 'import', file);
    expect([code, out]).toEqual([0, expect.stringMatching(/^No changes\.\nSAMPLES: .*$/)]);
    expect(await rowsOf(shop)).toEqual(before);
    await shop.close();
  });

  it('copies a catalogue from one shop to another', async () => {
    const shop = await createTestServer();
    await runShopCommand(shop, 'catalogue', 'export', file);
    expect((await runShopCommand(server, 'catalogue', 'import', file)).code).toBe(0);
    expect(await readCatalogue(server.db)).toEqual(await readCatalogue(shop.db));
    await shop.close();
  });

  it('round-trips any catalogue', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((one) => `x${one}`);
    const image = fc.record({
      url: fc.constantFrom('/media/a.webp', 'https://cdn.example/b.webp'),
      alt: text,
    });
    const id = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    const price = fc.integer({ min: 1, max: 99_999_999 }).map((minor) => minor / 100);
    const size = fc
      .record(
        {
          label: text,
          price,
          soldAs: fc.constantFrom('metre', 'panel', 'blind'),
          isReduced: fc.constant(true),
          days: fc.constantFrom(
            { reducedFrom: '2026-01-01' },
            { reducedUntil: '2026-01-01' },
            { reducedFrom: '2026-01-01', reducedUntil: '9999-12-31' },
            { reducedFrom: '9999-01-01' },
          ),
        },
        { requiredKeys: ['label', 'price'] },
      )
      .map(({ isReduced, days, ...one }) => ({
        ...one,
        ...(isReduced === true && {
          originalPrice: Math.round(one.price * 100 + 1) / 100,
          ...days,
        }),
      }));
    const shape = fc.record({
      banners: fc.array(
        fc.record({ image, imagePortrait: fc.constant('/p'), heading: text, text }),
        { maxLength: 3 },
      ),
      marquee: fc.array(text, { maxLength: 3 }),
      categories: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
      products: fc.uniqueArray(
        fc.record({
          id,
          name: text,
          images: fc.array(image, { minLength: 1, maxLength: 4 }),
          sizes: fc.array(size, { minLength: 1, maxLength: 3 }),
          category: fc.nat(),
          hasSubCategory: fc.boolean(),
        }),
        { selector: (one) => one.id, maxLength: 6 },
      ),
      faq: fc.array(fc.record({ question: text, answer: text }), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(shape, async ({ categories, products, ...lists }) => {
        const content = {
          ...mapLists(() => []),
          ...lists,
          categories: categories.map((one) => ({
            id: one,
            name: one,
            description: '',
            image: { url: '/c', alt: '' },
            subCategories: [
              {
                id: `${one}-sub`,
                name: one,
                description: '',
                image: { url: '/s', alt: '' },
                whatAre: '',
                whyYouNeed: [],
              },
            ],
          })),
          products: products.map((one) => ({
            id: one.id,
            category: categories[one.category % categories.length] ?? '',
            subCategories: one.hasSubCategory ? categories.map((each) => `${each}-sub`) : [],
            name: one.name,
            brand: '',
            description: '',
            images: one.images,
            sizes: one.sizes.map((each, index) => ({ id: `${one.id}-${index}`, ...each })),
          })),
          articles: [],
        };
        const parsed = parseCatalogue(printCatalogue(content));
        expect(parsed).toEqual({ version: 1, ...content });
        await server.db.transaction().execute((trx) => writeCatalogue(trx, parsed, new Date()));
        expect(await readCatalogue(server.db)).toEqual(content);
      }),
      { numRuns: 25, seed: PROPERTY_SEED },
    );
  });
});

describe('an import', () => {
  it('adds new products, prices and texts, and prints the changes', async () => {
    const catalogue = await exported();
    const [first, ...others] = catalogue.products;
    if (!first) throw new Error('There are no products.');
    const fresh = {
      ...first,
      id: 'new-silk',
      name: 'New Silk',
      sizes: [{ id: 'new-silk-1', label: 'One', price: 12.5 }],
    };
    const repriced = { ...first, sizes: first.sizes.map((one) => ({ ...one, price: 999.99 })) };
    const { out } = await importContent({ ...catalogue, products: [fresh, repriced, ...others] });
    expect(out).toMatch(/products +1 +12 +0/);
    expect(out).toMatch(/product sizes +1 +2 +0/);
    const query = { search: 'new silk' };
    const found = await succeed(server, 'GET /user/get-products', { query });
    expect(found.products.map((product) => [product.name, product.price])).toEqual([
      ['New Silk', 12.5],
    ]);
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', {
      query: { id: first.id },
    });
    expect(productDetail.price).toBe(999.99);
  });

  it('deletes what is not in the file, keeps orders, and prints the deleted reviews and cart lines', async () => {
    const token = await server.signIn('aisha@example.com');
    const placed = await placeOrder(server, token, smallLine);
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const catalogue = await exported();
    const products = catalogue.products.filter((product) => product.id !== smallLine.productId);
    const works = catalogue.works.map((work) => ({ ...work, products: [] }));
    const { out } = await importContent({ ...catalogue, products, works });
    expect(out).toContain('2 reviews of removed products are deleted.');
    expect(out).toContain('1 cart lines with removed sizes are deleted.');
    expect((await succeed(server, 'GET /user/get-cart', { token })).cart).toEqual([]);
    const query = { _id: placed.order?._id ?? '' };
    const { order } = await succeed(server, 'GET /user/get-single-order-history', { token, query });
    expect(order.items[0]?.productName).toBe('Product 1');
  });

  it('assigns products to sub-categories, and accepts a file without them', async () => {
    const query = { subCategoryId: 'sheer' };
    const idsInSheer = async () => {
      const { products } = await succeed(server, 'GET /user/get-products', { query });
      return products.map(({ _id }) => _id);
    };
    const catalogue = await exported();
    expect(catalogue.products[0]?.subCategories).toEqual(['sheer']);
    const { out } = await importContent({
      ...catalogue,
      products: catalogue.products.map((one) => ({ ...one, subCategories: ['sheer'] })),
    });
    expect(out).toMatch(/sub category products +9 +3 +0/);
    expect(await idsInSheer()).toHaveLength(10);
    const older = catalogue.products.map((one) => ({ ...one, subCategories: undefined }));
    expect((await importContent({ ...catalogue, products: older })).code).toBe(0);
    server.clock.advance(1000);
    expect(await idsInSheer()).toEqual([]);
  });

  it('accepts a file with a byte order mark, as Windows programs save it', async () => {
    const catalogue = await exported();
    const { code, out } = await importContent(`\uFEFF${JSON.stringify(catalogue)}`);
    expect(out).not.toContain('not valid JSON');
    expect(code).toBe(0);
  });

  it('warns of what pages of categories do not show, and of sample prices', async () => {
    const { products, ...others } = await exported();
    const { out } = await importContent({
      ...others,
      products: products.map((product) => ({ ...product, subCategories: [] })),
    });
    expect(out).toMatch(/^\d+ products of curtains are in no sub-category, .*\(product-/m);
    expect(out).toMatch(/^Sub-categories without products: 1 \(sheer\)$/m);
    const shop = await createTestServer();
    const checked = await runShopCommand(shop, 'catalogue', 'check');
    expect(checked.out).toContain('SAMPLES: the prices of finished windows');
    await shop.close();
  });

  it('only prints the changes in a dry run', async () => {
    const catalogue = await exported();
    const before = await rowsOf(server);
    const { out } = await importContent(
      { ...catalogue, products: [], works: [], faq: [] },
      '--dry-run',
    );
    expect(out).toMatch(/products +0 +0 +12/);
    expect(out).toContain('Nothing was written.');
    expect(await rowsOf(server)).toEqual(before);
  });

  const invalidFiles: [string, (file: CatalogueFile) => unknown, string][] = [
    ['invalid JSON', () => '{"version": 1,', 'The file is not valid JSON'],
    ['an invisible character', () => '{"version":\u200b1}', "Unexpected token 'U+200B'"],
    ['a missing section', (file) => ({ ...file, faq: undefined }), 'faq: '],
    ['an unknown field', (file) => ({ ...file, product: [] }), 'product'],
    ['another version', (file) => ({ ...file, version: 2 }), 'version: '],
    ['a price of zero', (file) => withSize(file, { price: 0 }), 'products[0].sizes[0].price: '],
    ['a price as text', (file) => withSize(file, { price: '12' }), 'products[0].sizes[0].price: '],
    [
      'a reduction that is none',
      (file) => withSize(file, { originalPrice: 100.01 }),
      'originalPrice: must be higher than the price',
    ],
    ['an unknown unit', (file) => withSize(file, { soldAs: 'roll' }), 'sizes[0].soldAs: '],
    ['half a fils', (file) => withSize(file, { price: 1.005 }), 'at most two decimals'],
    [
      'a duplicate id',
      (file) => withSize(file, { id: 'product-2-1' }),
      'is also the id of products[0].sizes[0]',
    ],
    [
      'an unknown category',
      (file) => withProduct(file, { category: 'x' }),
      '"x" is no category; there are ',
    ],
    [
      'an unknown sub-category',
      (file) => withProduct(file, { subCategories: ['sheer', 'y'] }),
      '"y" is no sub-category; there are ',
    ],
    [
      'a sub-category twice',
      (file) => withProduct(file, { subCategories: ['sheer', 'sheer'] }),
      'products[0].subCategories: ',
    ],
    [
      'an unknown product of a work',
      (file) => withWork(file, ['product-1', 'z']),
      '"z" is no product; there are product-1, ',
    ],
    ['a product of a work twice', (file) => withWork(file, ['p', 'p']), 'works[0].products: '],
    [
      'a javascript: URL of an image',
      (file) => withImage(file, 'javascript:1'),
      'must begin with /',
    ],
    [
      'a protocol-relative URL of an image',
      (file) => withImage(file, '//evil.example'),
      'must begin with /',
    ],
    ['an empty name', (file) => withProduct(file, { name: ' ' }), 'must not be empty'],
    ['a line break in a name', (file) => withProduct(file, { name: 'a\r\nBcc: x' }), 'characters'],
  ];
  it.each(invalidFiles)(
    'rejects a file with %s and changes nothing',
    async (_what, invalidate, message) => {
      const catalogue = await exported();
      const before = await rowsOf(server);
      const { code, out, err } = await importContent(invalidate(catalogue));
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(message);
      expect(await rowsOf(server)).toEqual(before);
    },
  );

  it('is rolled back when the database rejects a part of it', async () => {
    const catalogue = await exported();
    const before = await rowsOf(server);
    const invalid = withSize(catalogue, { price: -1 });
    const writing = server.db
      .transaction()
      .execute((trx) => writeCatalogue(trx, invalid, new Date()));
    await expect(writing).rejects.toThrow();
    expect(await rowsOf(server)).toEqual(before);
  });

  it('fails when the file does not exist', async () => {
    const { code, err } = await runShopCommand(server, 'catalogue', 'import', join(folder, 'none'));
    expect(code).toBe(1);
    expect(err).toContain(
      `There is no file or folder ${join(folder, 'none')} (looked for in ${folder})`,
    );
  });
});

function withProduct(file: CatalogueFile, change: object): CatalogueFile {
  const [first, ...others] = file.products;
  return { ...file, products: [{ ...first, ...change } as (typeof others)[number], ...others] };
}

function withWork(file: CatalogueFile, products: string[]): CatalogueFile {
  const [first, ...others] = file.works;
  return { ...file, works: [{ ...first, products } as (typeof others)[number], ...others] };
}

function withSize(file: CatalogueFile, change: object): CatalogueFile {
  const [size, ...others] = file.products[0]?.sizes ?? [];
  return withProduct(file, { sizes: [{ ...size, ...change }, ...others] });
}

function withImage(file: CatalogueFile, url: string): CatalogueFile {
  return withProduct(file, { images: [{ url, alt: '' }] });
}
