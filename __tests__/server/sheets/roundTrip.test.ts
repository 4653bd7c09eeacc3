import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkCatalogue } from '../../../server/catalogue/catalogueFile.ts';
import type { CatalogueContent } from '../../../server/catalogue/catalogueFile.ts';
import { readCatalogue } from '../../../server/repositories/readCatalogue.ts';
import { readCsv } from '../../../server/sheets/readCsv.ts';
import { readXlsx } from '../../../server/sheets/readXlsx.ts';
import { sourceOf } from '../../../server/sheets/source.ts';
import { writeCsv } from '../../../server/sheets/writeCsv.ts';
import { catalogueGrids } from '../../../server/sheets/writeGrids.ts';
import { writeXlsx } from '../../../server/sheets/writeXlsx.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';
import { succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { bilingualCatalogue } from '../../support/tinyArabic.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel sheets '));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const FORMS = ['catalogue.xlsx', 'sheets', 'catalogue.json'];
const run = (server: TestServer, verb: string, ...args: string[]) =>
  runShopCommand(server, 'catalogue', verb, ...args);

describe.each(FORMS)('a catalogue exported as %s', (name) => {
  it('changes nothing when it is imported again, and copies to another shop', async () => {
    const shop = await createTestServer();
    const file = join(folder, name);
    expect(await run(shop, 'export', file)).toMatchObject({ code: 0, err: '' });
    const again = await run(shop, 'import', file);
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^No changes\.\nSAMPLES: .*$/),
    });
    const other = await createTinyServer();
    expect((await run(other, 'import', file)).err).toBe('');
    expect(await readCatalogue(other.db)).toEqual(await readCatalogue(shop.db));
    await Promise.all([shop.close(), other.close()]);
  });
});

describe('the template', () => {
  it('imports as it stands, and its export changes nothing', async () => {
    const shop = await createTestServer();
    const file = join(folder, 'template.xlsx');
    expect((await run(shop, 'template', file)).code).toBe(0);
    const { out, err } = await run(shop, 'import', file);
    expect([err, out]).toEqual(['', expect.stringContaining('The catalogue is imported.')]);
    expect((await readCatalogue(shop.db)).products).toHaveLength(3);
    await run(shop, 'export', file);
    expect((await run(shop, 'check', file)).out).toMatch(
      /^No changes\..*\nNothing was written\.$/s,
    );
    await shop.close();
  });
});

describe('any catalogue', () => {
  /** Texts as people type them: neither empty nor with blanks around. */
  const text = fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      fc.constantFrom(
        '=1+1',
        "'=x",
        '-5',
        '1,250',
        '٣',
        'TRUE',
        '2026-01-02',
        'a;b\tc"d',
        'سطر\nآخر',
        '_x0041_',
        '#N/A',
      ),
    )
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/[^\P{Cc}\n\t]|\p{Cs}/u.test(one));
  const contents = fc
    .record({ name: text, ar: text, line: text, price: fc.integer({ min: 1, max: 9_999_999 }) })
    .map(({ name, ar, line, price }): CatalogueContent => {
      const content: CatalogueContent = { ...bilingualCatalogue };
      delete (content as { reviews?: unknown }).reviews;
      const [first, ...others] = content.products;
      if (first?.ar === undefined) throw new Error('The first product has no Arabic texts.');
      const sizes = first.sizes.map((size) => ({ ...size, price: price / 100 }));
      const product = {
        ...first,
        name,
        description: line,
        ar: { ...first.ar, name: ar, description: ar },
        sizes,
      };
      return {
        ...content,
        marquee: [line, { content: name, ar: { content: ar } }],
        promotions: [
          {
            ...{ heading: name, text: '', linkLabel: line, link: '/products' },
            image: { url: '/media/sale.webp', alt: '' },
          },
        ],
        products: [product, ...others],
      };
    });

  it('is the same after a workbook and after CSV files', async () => {
    await fc.assert(
      fc.asyncProperty(contents, async (content) => {
        const grids = catalogueGrids(content);
        const workbook = await readXlsx(await writeXlsx(grids));
        const files = grids.map((grid) => readCsv(Buffer.from(writeCsv(grid)), grid.title));
        const csv = {
          grids: files.flatMap((file) => file.grids),
          problems: files.flatMap((file) => file.problems),
        };
        for (const file of [workbook, csv]) {
          const source = sourceOf(file, []);
          const checked = checkCatalogue(source.content);
          expect(source.problemsOf(checked.problems ?? [])).toEqual([]);
          expect(checked.content).toEqual({ version: 1, ...content });
        }
      }),
      { numRuns: 15, seed: PROPERTY_SEED },
    );
  });
});

describe('a part of a catalogue', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTinyServer();
  });
  afterEach(() => server.close());
  const write = (name: string, text: string | Buffer): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  it('replaces the sheet that a CSV file is named after, and keeps the others', async () => {
    const before = await readCatalogue(server.db);
    const file = write('faq.csv', 'Question;Answer\r\nWhere?;In Dubai\r\n');
    const { out } = await run(server, 'import', file);
    expect(out).toContain('Not in the file, so they stay as they are: categories');
    expect(await readCatalogue(server.db)).toEqual({
      ...before,
      faq: [{ question: 'Where?', answer: 'In Dubai' }],
    });
  });

  it('replaces products and sizes with a CSV file of products, and keeps what it has no column for', async () => {
    const file = join(folder, 'products.csv');
    await run(server, 'export', file);
    expect((await run(server, 'import', file)).out).toContain('No changes.');
    const before = await readCatalogue(server.db);
    const token = await server.signIn('aisha@example.com');
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    // Direction marks and zero-width spaces come with ids that are copied.
    const csv =
      'id,name,category,size id,label,price,# supplier sku\nproduct-2\u200F,New,curtains,product-2-1,Small,12.5,A1\nproduct-2\u200B,,,product-2-2,Large,20,A2\n';
    const { out } = await run(server, 'check', write('new.csv', csv));
    expect(out).toContain('Changed products: 1 (product-2)');
    expect(out).toContain('Gone products: 11 (product-1 in 1 carts, ');
    expect(await readCatalogue(server.db)).toEqual(before);
    await run(server, 'import', write('new.csv', csv));
    const { products, works, faq } = await readCatalogue(server.db);
    expect(products).toEqual([
      {
        ...before.products[1],
        name: 'New',
        sizes: [
          { id: 'product-2-1', label: 'Small', price: 12.5 },
          { id: 'product-2-2', label: 'Large', price: 20 },
        ],
      },
    ]);
    // Works name the products that are left.
    expect(works.at(-1)?.products).toEqual(['product-2']);
    expect(faq).toEqual(before.faq);
  });

  it('ends a reduction whose original price it empties, with its days', async () => {
    const first = 'product,id,label,price,original price';
    const reduced = `${first},reduced until\nproduct-1,product-1-1,Small,80,120,2026-12-05\n`;
    expect((await run(server, 'import', write('sizes.csv', reduced))).err).toContain(
      'neither sizes',
    );
    const others = (await readCatalogue(server.db)).products
      .filter(({ id }) => id !== 'product-1')
      .map(({ id }) => `${id},${id}-1,Small,80`);
    const rows = (text: string, end: string) =>
      write('sizes.csv', [text, ...others.map((row) => row + end)].join('\n'));
    const size = async () => (await readCatalogue(server.db)).products[0]?.sizes[0];
    expect((await run(server, 'import', rows(reduced.trim(), ',,'))).err).toBe('');
    expect(await size()).toMatchObject({ originalPrice: 120, reducedUntil: '2026-12-05' });
    await run(server, 'import', rows(`${first}\nproduct-1,product-1-1,Small,70,120`, ','));
    expect(await size()).toMatchObject({ price: 70, reducedUntil: '2026-12-05' });
    const ended = rows(`${first}\nproduct-1,product-1-1,Small,70,`, ',');
    expect((await run(server, 'import', ended)).err).toBe('');
    expect(await size()).toEqual({ id: 'product-1-1', label: 'Small', price: 70 });
  });

  it('names the rows that are left of a deleted product', async () => {
    const shop = await createTestServer();
    const folderOfAll = join(folder, 'all');
    await run(shop, 'export', folderOfAll);
    const file = join(folderOfAll, 'products.csv');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ufuq-screen-roller,.*\r\n/m, ''));
    const { err } = await run(shop, 'check', folderOfAll);
    expect(err).toContain(
      '"ufuq-screen-roller" is no id of the sheet products; delete the rows of what you deleted there, too',
    );
    await shop.close();
  });

  it('is refused as a whole when one cell is wrong', async () => {
    const before = await readCatalogue(server.db);
    const csv =
      'id,name,category,size id,label,price\nproduct-2,New,blinds,product-2-1,Small,1.250\nproduct-2,Other,blinds,product-2-2,,x\n';
    const { code, out, err } = await run(server, 'import', write('new.csv', csv));
    expect([code, out]).toEqual([1, '']);
    expect(err.split('\n').slice(1)).toEqual([
      expect.stringMatching(
        /^ {2}new, row 2, column price \(F\): "1\.250" can be read in two ways/,
      ),
      expect.stringMatching(/^ {2}new, row 3, column name \(B\): "Other" differs from row 2/),
      expect.stringMatching(/^ {2}new, row 3, column label \(E\): must not be empty/),
      expect.stringMatching(/^ {2}new, row 3, column price \(F\): "x" is not a number/),
    ]);
    expect(await readCatalogue(server.db)).toEqual(before);
  });

  it('makes changed prices of finished windows the next version', async () => {
    await run(server, 'export', folder);
    const file = join(folder, 'price-table.csv');
    const csv = readFileSync(file, 'utf8');
    writeFileSync(file, csv.replace(/^curtain\.seam,[^,]*/m, 'curtain.seam,20.50'));
    expect((await run(server, 'import', folder)).err).toBe('');
    expect((await readCatalogue(server.db)).priceTable).toMatchObject({
      version: 2,
      curtain: { seam: 2050 },
    });
    expect((await run(server, 'import', file)).err).toContain('exported from version 1');
  });

  it.each([
    ['none.xlsx', 'PK', 'is no workbook'],
    ['old.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'is an old workbook'],
    ['latin.csv', Buffer.from('id,name\nx,\xc7\n', 'latin1'), 'save it as "CSV UTF-8"'],
    ['numbers.ods', 'x', 'Save a spreadsheet as "Excel Workbook (.xlsx)"'],
    ['empty.csv', '', 'has no titles'],
  ])('%s is refused with a reason', async (name, bytes, reason) => {
    const { code, err } = await run(server, 'import', write(name, bytes));
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
  });
});
