import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseCatalogue } from '../../../server/catalogue/catalogueFile.ts';
import type { CatalogueFile } from '../../../server/catalogue/catalogueFile.ts';
import { readCatalogue } from '../../../server/repositories/readCatalogue.ts';
import { succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { bilingualCatalogue } from '../../support/tinyArabic.ts';

let folder: string;
let file: string;
let server: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel catalogue '));
  file = join(folder, 'catalogue.json');
  server = await createTinyServer({ catalogue: bilingualCatalogue });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const exported = async (): Promise<CatalogueFile> => {
  await runShopCommand(server, 'catalogue', 'export', file);
  return parseCatalogue(readFileSync(file, 'utf8'));
};
const importContent = (content: unknown, ...options: string[]) => {
  writeFileSync(file, JSON.stringify(content));
  return runShopCommand(server, 'catalogue', 'import', file, ...options);
};
const countTexts = async () =>
  (await server.db.selectFrom('catalogue_texts').select('id').execute()).length;

describe('a catalogue file with Arabic texts', () => {
  it('has them beside the English ones', async () => {
    const { banners, marquee, categories, products, articles, works, faq } = await exported();
    expect(banners[0]?.ar).toEqual({ heading: 'عنوان', text: 'نص', imageAlt: 'صورة الشعار' });
    expect(marquee).toEqual(['One', { content: 'Two', ar: { content: 'اثنان' } }]);
    expect(categories[0]).toMatchObject({ name: 'Curtains', ar: { name: 'ستائر' } });
    expect(categories[0]?.subCategories[0]?.ar?.whyYouNeed).toEqual(['ضوء', 'خصوصية']);
    expect(categories[1]).not.toHaveProperty('ar');
    expect(products[0]).toMatchObject({
      ar: { name: 'المنتج الأول', brand: 'سديل', imageAlts: ['صورة المنتج'] },
      sizes: [{ label: 'Small', ar: { label: 'صغير' } }, { label: 'Large' }],
    });
    expect(articles[0]?.ar?.title).toBe('جديد');
    expect(works[10]?.ar?.name).toBe('العمل 11');
    expect(faq[11]?.ar?.question).toBe('السؤال 12');
  });

  it('changes nothing when it is imported unchanged, whatever the order of its keys', async () => {
    const catalogue = await exported();
    const [first, ...others] = catalogue.products;
    const reversed = Object.fromEntries(Object.entries(first?.ar ?? {}).toReversed());
    const { out } = await importContent({
      ...catalogue,
      products: [{ ...first, ar: reversed }, ...others],
    });
    expect(out).toMatch(/^No changes\./);
  });

  it('adds, changes and removes translations, and finds products by the new words', async () => {
    const before = await countTexts();
    const catalogue = await exported();
    const [first, second, ...others] = catalogue.products;
    const texts = { name: 'حرير', brand: '', description: 'وصف', imageAlts: ['صورة'] };
    const translated = { ...second, brand: '', ar: { ...texts, name: 'مخمل' } };
    const { code, out } = await importContent({
      ...catalogue,
      products: [{ ...first, ar: { ...first?.ar, name: 'قطن' } }, translated, ...others],
      faq: catalogue.faq.map(({ question, answer }) => ({ question, answer })),
    });
    expect(code).toBe(0);
    expect(out).toMatch(/catalogue texts +1 +1 +1/);
    expect(await countTexts()).toBe(before);
    server.clock.advance(1000);
    const search = async (text: string) => {
      const query = { search: text, lang: 'ar' };
      const { products } = await succeed(server, 'GET /user/get-products', { query });
      return products.map(({ name }) => name);
    };
    expect(await search('قطن')).toEqual(['قطن']);
    expect(await search('الأول')).toEqual([]);
  });

  it('copies the whole shop to another one', async () => {
    const shop = await createTestServer();
    await runShopCommand(shop, 'catalogue', 'export', file);
    expect((await runShopCommand(server, 'catalogue', 'import', file)).out).not.toContain(
      'Without',
    );
    expect(await readCatalogue(server.db)).toEqual(await readCatalogue(shop.db));
    await shop.close();
  });

  it('deletes the translations of deleted records', async () => {
    const catalogue = await exported();
    await importContent({ ...catalogue, products: catalogue.products.slice(1), works: [] });
    const ids = await server.db.selectFrom('catalogue_texts').select('id').execute();
    expect(ids.filter(({ id }) => /^(product-1(-\d)?$|work)/.test(id))).toEqual([]);
  });

  const products =
    (change: (product: CatalogueFile['products'][number]) => object) =>
    async (): Promise<object> => {
      const catalogue = await exported();
      const [first, ...others] = catalogue.products;
      if (!first) throw new Error('There are no products.');
      return { ...catalogue, products: [{ ...first, ...change(first) }, ...others] };
    };

  it.each([
    ['a missing text', products(({ ar }) => ({ ar: { ...ar, name: undefined } })), 'ar.name'],
    ['an unknown text', products(({ ar }) => ({ ar: { ...ar, title: 'x' } })), 'ar'],
    ['an empty name', products(({ ar }) => ({ ar: { ...ar, name: ' ' } })), 'must not be empty'],
    [
      'an empty text that English has',
      products(({ ar }) => ({ ar: { ...ar, description: '' } })),
      'products[0].ar.description: must not be empty',
    ],
    [
      'too few descriptions of images',
      products(({ ar }) => ({ ar: { ...ar, imageAlts: [] } })),
      'products[0].ar.imageAlts: must have as many entries as in English: 1',
    ],
    [
      'an empty description of an image',
      products(({ ar }) => ({ ar: { ...ar, imageAlts: [''] } })),
      'ar.imageAlts: must not have an empty entry, but number 1 is',
    ],
    [
      'a line break in a name',
      products(({ ar }) => ({ ar: { ...ar, name: 'أ\rب' } })),
      'characters that cannot be shown',
    ],
  ])('is rejected with %s, and changes nothing', async (_what, invalid, problem) => {
    const content = await invalid();
    const before = await readCatalogue(server.db);
    const { code, out, err } = await importContent(content);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(problem);
    expect(await readCatalogue(server.db)).toEqual(before);
  });
});

describe('checking the catalogue for missing Arabic texts', () => {
  it('lists the records by kind', async () => {
    const { code, out } = await runShopCommand(server, 'catalogue', 'check');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'Without Arabic: 1 of 2 marquee items (0)',
      'Without Arabic: 1 of 2 categories (blinds)',
      expect.stringMatching(/^Without Arabic: 11 of 12 products \(product-2, .*product-11, …\)$/),
      expect.stringMatching(/^Without Arabic: 12 of 24 product sizes \(product-1-2, /),
      'Without Arabic: 1 of 2 articles (old)',
      expect.stringMatching(/^Without Arabic: 10 of 11 works/),
      expect.stringMatching(/^Without Arabic: 11 of 12 faq/),
      expect.stringMatching(/^Without attributes: 11 of 12 products/),
      expect.stringMatching(/^2 products of curtains are in no sub-category/),
      expect.stringMatching(/^7 products of blinds are in no sub-category/),
      expect.stringMatching(/^SAMPLES: /),
    ]);
  });

  it('reads a file as well, without importing it', async () => {
    const catalogue = await exported();
    const before = await readCatalogue(server.db);
    const works = catalogue.works.map((work) => ({ ...work, products: [] }));
    writeFileSync(file, JSON.stringify({ ...catalogue, products: [], works, faq: [] }));
    const { out } = await runShopCommand(server, 'catalogue', 'check', file);
    expect(out).not.toMatch(/Without Arabic: .*(?:products|faq)/);
    expect(out).toContain('Without Arabic: 10 of 11 works');
    expect(out).toContain('Nothing was written.');
    expect(await readCatalogue(server.db)).toEqual(before);
  });

  it('finds nothing in the seeded catalogue', async () => {
    const shop = await createTestServer();
    const { out } = await runShopCommand(shop, 'catalogue', 'check');
    expect(out).toMatch(/^All texts are in English and Arabic\.\nSAMPLES: .*$/);
    await shop.close();
  });

  it('is part of an import', async () => {
    const { out } = await importContent(await exported(), '--dry-run');
    expect(out).toContain('Without Arabic: 1 of 2 categories (blinds)');
  });
});
