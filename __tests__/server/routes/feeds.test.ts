import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductDetail } from '../../../src/contract/products.ts';
import { sampleFacts } from '../../../server/catalogue/sampleFacts.ts';
import { catalogueItems } from '../../../server/feeds/catalogueItems.ts';
import { feedShop } from '../../../server/feeds/feedFormat.ts';
import { feedItems } from '../../../server/feeds/feedItems.ts';
import { googleFeed } from '../../../server/feeds/googleFeed.ts';
import { storeGenerated } from '../../../server/http/generatedFile.ts';
import { FEED_PRODUCTS, FEED_RATE } from '../../../server/limits/feeds.ts';
import { writeShopFacts } from '../../../server/repositories/shopFacts.ts';
import { dubaiDay } from '../../../server/rules/dubaiTime.ts';
import { toMinor } from '../../../server/rules/money.ts';
import { googleProblems } from '../../support/feeds/googleRules.ts';
import type { GoogleItem } from '../../support/feeds/googleRules.ts';
import { readCsvFeed, readGoogleFeed } from '../../support/feeds/readFeed.ts';
import { isThorough } from '../../support/isThorough.ts';
import { recordQueries } from '../../support/recordQueries.ts';
import type { RecordedDatabase } from '../../support/recordQueries.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { TEST_ORIGIN, createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
let record: RecordedDatabase;
beforeAll(async () => {
  record = recordQueries(await openTestDatabase());
  server = await createTestServer({ database: record.database });
});
afterAll(() => server.close());

const GOOGLE = '/feeds/google.xml';
const FEEDS = [GOOGLE, `/ar${GOOGLE}`, '/feeds/meta.csv', '/ar/feeds/meta.csv'];

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

/** Each request in a minute of its own, because feeds are limited. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  server.clock.advance(FEED_RATE.windowMs);
  return server.fetch(path, { headers });
}
const read = async (path: string): Promise<string> => (await get(path)).text();
const google = async (prefix = ''): Promise<GoogleItem[]> =>
  readGoogleFeed(await read(`${prefix}${GOOGLE}`));
const meta = async (prefix = '') => readCsvFeed(await read(`${prefix}/feeds/meta.csv`));

/** The products as their pages get them. */
async function pageProducts(lang: 'en' | 'ar'): Promise<ProductDetail[]> {
  const rows = await server.db.selectFrom('products').select('id').orderBy('position').execute();
  const details = [];
  for (const { id } of rows) {
    const response = await server.fetch(`/api/user/get-product-details?id=${id}&lang=${lang}`);
    details.push(((await response.json()) as { productDetail: ProductDetail }).productDetail);
  }
  return details;
}

/** Prices in the order of the pages: each size, then a usual finished window; reduced ones after the price before. */
const shownPrices = (products: readonly ProductDetail[]): string[] =>
  products.flatMap(({ sizes, madeFrom }) => [
    ...sizes.map(({ _id, price, originalPrice }) =>
      [_id, ...(originalPrice === undefined ? [] : [originalPrice]), price].join(' '),
    ),
    ...(madeFrom === undefined ? [] : [`made ${madeFrom}`]),
  ]);

const amount = (price: string): number => Number(price.replace(/ AED$/, ''));
const pricesIn = (items: readonly (readonly [id: string, ...prices: (string | undefined)[]])[]) =>
  items.map(([id, ...prices]) => {
    const amounts = prices.filter((price) => price !== undefined && price !== '');
    return [
      id.endsWith('.made') ? 'made' : id,
      ...amounts.map((price) => amount(price ?? '')),
    ].join(' ');
  });

describe('the feeds (product 5.28)', () => {
  it.each([
    ['en', ''],
    ['ar', '/ar'],
  ] as const)('have the prices of the pages in %s', async (lang, prefix) => {
    const shown = shownPrices(await pageProducts(lang));
    expect(shown.length).toBeGreaterThan(60);
    const items = await google(prefix);
    expect(
      pricesIn(
        items.map(({ id, price, sale_price: sale }) => [id?.[0] ?? '', price?.[0], sale?.[0]]),
      ),
    ).toEqual(shown);
    const rows = await meta();
    expect(pricesIn(rows.map(({ id = '', price, sale_price: sale }) => [id, price, sale]))).toEqual(
      shown,
    );
  });

  it.each(['', '/ar'])('follow the specification of Google (%s)', async (prefix) => {
    const items = await google(prefix);
    expect(items.flatMap((item) => googleProblems(item).map((what) => [item['id'], what]))).toEqual(
      [],
    );
    const ids = items.map(({ id }) => id?.[0]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(items[0]?.['link']?.[0]).toMatch(`${TEST_ORIGIN}${prefix}/product-detail?id=`);
  });

  it('have the last day of a reduction', async () => {
    const { id } = await server.db
      .selectFrom('product_sizes')
      .select('id')
      .where('original_price_minor', 'is not', null)
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('product_sizes')
      .set((eb) => ({ reduced_price_minor: eb.ref('price_minor'), reduced_until: '2099-12-31' }))
      .where('id', '=', id)
      .execute();
    const day = dubaiDay(server.clock.now());
    const period = `${day}T00:00+04:00/2099-12-31T23:59+04:00`;
    const item = (await google()).find((one) => one['id']?.[0] === id);
    expect(item?.['sale_price_effective_date']).toEqual([period]);
    const row = (await meta()).find((one) => one['id'] === id);
    expect(row?.['sale_price_effective_date']).toBe(period);
  });

  it('name the unit of each price', async () => {
    const items = await google();
    const byUnit = (unit: string) => items.find((item) => item['custom_label_0']?.[0] === unit);
    expect(byUnit('metre')).toMatchObject({
      title: ['Almas Ivory Linen, 140 cm width, per metre'],
      unit_pricing_measure: ['1m'],
      unit_pricing_base_measure: ['1m'],
      item_group_id: ['almas-ivory-linen'],
    });
    expect(byUnit('made')).toMatchObject({
      title: ['Almas Ivory Linen, Made to measure, for a usual window, fitted'],
      description: [expect.stringContaining('a track of 200 cm with a drop of 265 cm')],
      unit_pricing_measure: ['1ct'],
      google_product_category: ['Home & Garden > Decor > Window Treatments > Curtains & Drapes'],
    });
  });

  it('of Meta are a catalogue and its texts in Arabic', async () => {
    const rows = await meta();
    const arabic = await meta('/ar');
    expect(arabic.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(new Set(arabic.map(({ override }) => override))).toEqual(new Set(['ar_AR']));
    expect(arabic[0]?.['title']).toMatch(/^كتان ألماس العاجي، /);
    expect(arabic[0]).not.toHaveProperty('price');
    for (const { title = '', link = '', image_link: image = '', availability = '' } of rows) {
      expect([
        title.length > 0 && title.length <= 200,
        URL.canParse(link),
        URL.canParse(image),
      ]).toEqual([true, true, true]);
      expect(['in stock', 'available for order']).toContain(availability);
    }
  });

  it.each<[string, ...(keyof typeof DECODERS)[]]>([
    ...FEEDS.map((path) => [path, 'gzip'] as [string, 'gzip']),
    ['/sitemaps/1.xml', 'br', 'gzip'],
  ])(
    '%s is generated once for all requests, and unchanged for known ETags',
    async (path, ...encodings) => {
      const plain = await read(path);
      record.take();
      for (const encoding of encodings) {
        const headers = { 'accept-encoding': encoding };
        const response = await get(path, headers);
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('vary')).toBe('Accept-Encoding');
        expect(DECODERS[encoding](await response.arrayBuffer()).toString()).toBe(plain);
        const known = { ...headers, 'if-none-match': response.headers.get('etag') ?? '' };
        expect((await get(path, known)).status).toBe(304);
      }
      expect(record.take().filter(({ sql }) => sql.includes('from "products"'))).toEqual([]);
    },
  );

  it('are limited, and read only', async () => {
    server.clock.advance(FEED_RATE.windowMs);
    for (let count = 0; count < FEED_RATE.perNetwork; count += 1)
      expect((await server.fetch(GOOGLE)).status).toBe(200);
    const refused = await server.fetch(GOOGLE);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect((await server.fetch(GOOGLE, { method: 'POST' })).status).toBe(405);
  });

  it('name pictures of other hosts, without the size in their fragment', async () => {
    const host = 'https://res.cloudinary.com/shop/w_1600,f_auto';
    const images = ['1', '2', '3'].map((name) => ({
      url: `${host}/${name}.jpg#1600x1200,w_`,
      alt: '',
    }));
    await server.db
      .updateTable('products')
      .set({ images: JSON.stringify(images), room_image: null })
      .where('id', '=', 'almas-ivory-linen')
      .execute();
    const [item = {}] = await google();
    expect([item['image_link'], item['additional_image_link']]).toEqual([
      [`${host}/1.jpg`],
      [`${host}/2.jpg`, `${host}/3.jpg`],
    ]);
    const [row] = await meta();
    const joined = row?.['additional_image_link']?.split(',');
    expect(joined?.map(decodeURIComponent)).toEqual([`${host}/2.jpg`, `${host}/3.jpg`]);
  });

  it('have plain texts, whatever is in the catalogue', async () => {
    const name = '=HYPERLINK("https://evil.example")';
    const description =
      '<b>Soft</b> &amp; "warm", ]]> it&#39;s<br>wool <script>x</script>\n' + 'word '.repeat(990);
    await server.db
      .updateTable('products')
      .set({ name, description, brand: '' })
      .where('id', '=', 'almas-ivory-linen')
      .execute();
    const [item = {}] = await google();
    expect(googleProblems(item)).toEqual([]);
    expect(item['description']?.[0]).toMatch(/^Soft & "warm", ]]> it's wool word/);
    expect(item['brand']).toEqual(['Sadeel']);
    const [row] = await meta();
    expect(row?.['title']).toMatch(/^'=HYPERLINK/);
  });

  it('have the facts of the catalogue’s version, also those that this server has not read yet', async () => {
    await writeShopFacts(server.db, { ...sampleFacts, name: 'Noor', phone: '+971 4 123 4567' });
    expect(await read('/llms.txt')).toMatch(/^# Noor\n[^]+\+971 4 123 4567/);
  });
});

describe('the items of a product', () => {
  const size = { _id: 'a', size: '140 cm', price: 95.5, quantity: 0, isAddedCart: false };
  const product = {
    ...{ _id: 'x', productId: 'x', name: 'X', images: ['/media/x.webp'], price: 95.5 },
    ...{ brand: 'B', category: 'C', currency: 'AED', sizes: [size] },
  };

  it('have ids of at most 50 characters, each its own', () => {
    const id = 'long-'.repeat(20);
    const sizes = [1, 2].map((index) => ({ ...size, _id: `${id}${index}` }));
    const ids = feedItems({ ...product, productId: id, sizes }, 'en').map((item) => item.id);
    expect(ids.map(({ length }) => length)).toEqual([50, 50]);
    expect(new Set(ids).size).toBe(2);
  });

  it('are no variants of others when there is one', () => {
    expect(feedItems(product, 'en')).toEqual([
      expect.not.objectContaining({ groupId: expect.anything() }),
    ]);
    expect(feedItems({ ...product, sizes: [], madeFrom: 405 }, 'ar')).toMatchObject([
      { id: 'x.made', unit: 'made', price: 405, size: 'تفصيل حسب المقاس' },
    ]);
  });
});

/** Products of the large feed, and bytes that its text has at least. */
const MANY = isThorough ? FEED_PRODUCTS : 1_000;
const TEXT_BYTES = MANY * 4_000;

/** Adds as many products, of four sizes each, with a long text. */
async function addProducts({ db }: TestServer): Promise<void> {
  const [first] = await db.selectFrom('products').selectAll().limit(1).execute();
  if (!first) throw new Error('There is no product.');
  const description = 'A cloth that falls in soft folds. '.repeat(30);
  for (let done = 0; done < MANY; done += 100) {
    const ids = Array.from({ length: 100 }, (_, index) => `many-${done + index}`);
    const products = ids.map((id, index) => ({
      ...first,
      id,
      description,
      position: 1000 + done + index,
    }));
    await db.insertInto('products').values(products).execute();
    const sizes = ids.flatMap((id) =>
      [1, 2, 3, 4].map((position) => ({
        ...{ id: `${id}-${position}`, product_id: id, position, label: `${position} m` },
        ...{
          price_minor: toMinor(90 + position),
          original_price_minor: null,
          sold_as: 'metre' as const,
        },
      })),
    );
    await db.insertInto('product_sizes').values(sizes).execute();
  }
}

/** Bytes of the heap that are in use after a collection; of a small feed they are less than chance. */
function usedBytes(): number {
  if (!isThorough) return 0;
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it('a large feed takes much less memory than its text while it is generated', async () => {
  await addProducts(server);
  const shop = feedShop(server.services.config, 'en');
  const before = usedBytes();
  const used: number[] = [];
  const lengths: number[] = [];
  async function* parts(): AsyncGenerator<string, void> {
    for await (const items of catalogueItems(server.db, 'en')) {
      const part = items.map((item) => googleFeed.entry(item, shop, '2026-12-01')).join('');
      if (lengths.push(part.length) % 10 === 0) used.push(usedBytes() - before);
      yield part;
    }
  }
  const { gzip } = await storeGenerated(parts());
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(TEXT_BYTES);
  expect(Math.max(...lengths)).toBeLessThan(2_000_000);
  expect(Buffer.concat(gzip).byteLength).toBeLessThan(TEXT_BYTES / 5);
  expect(Math.max(...used)).toBeLessThan(TEXT_BYTES / 2);
});
