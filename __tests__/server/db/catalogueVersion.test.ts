import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { SECOND } from '../../../server/clock.ts';
import { listNames, lists } from '../../../server/lists/lists.ts';
import { writePriceTable } from '../../../server/repositories/priceTables.ts';
import { priceTable } from '../../../server/seed/content/priceTable.ts';
import { readCatalogueVersion } from '../../../server/repositories/catalogueVersion.ts';
import { succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { bilingualCatalogue } from '../../support/tinyArabic.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

let server: TestServer;
beforeEach(async () => {
  const promotion = { heading: 'Sale', text: '', linkLabel: 'See it', link: '/products' };
  server = await createTinyServer({
    catalogue: { ...bilingualCatalogue, promotions: [promotion] },
  });
});
afterEach(() => server.close());

/** Whether `work` increments the version. */
async function increments(work: () => Promise<unknown>): Promise<boolean> {
  const before = await readCatalogueVersion(server.db);
  await work();
  return (await readCatalogueVersion(server.db)) > before;
}

/** Each list's table with a column of text. */
const LISTS = listNames.map((name) => [name, Object.keys(lists[name].arabic.shape)[0] ?? '']);

describe('the catalogue version', () => {
  it.each([
    ...LISTS,
    ['banners', 'heading'],
    ['marquee_items', 'content'],
    ['categories', 'name'],
    ['sub_categories', 'name'],
    ['products', 'name'],
    ['product_sizes', 'label'],
    ['articles', 'title'],
    ['catalogue_texts', 'texts'],
  ])('increases with any statement that changes %s', async (table, column) => {
    const [from, field] = [sql.table(table), sql.ref(column)];
    const { rows } = await sql<Record<string, unknown>>`select * from ${from} limit 1`.execute(
      server.db,
    );
    const [row = {}] = rows;
    const copy = Object.keys(row).map((name) => (name === 'id' ? sql.lit('copy') : sql.ref(name)));
    const names = Object.keys(row).map((name) => sql.ref(name));
    const statements = [
      sql`update ${from} set ${field} = 'Changed' where id = ${row['id']}`,
      sql`insert into ${from} (${sql.join(names)})
        select ${sql.join(copy)} from ${from} where id = ${row['id']}`,
      sql`delete from ${from} where id = 'copy'`,
    ];
    for (const statement of statements) {
      expect(await increments(() => statement.execute(server.db))).toBe(true);
    }
  });

  it('increases when a product is assigned to a sub-category, and when it is no longer', async () => {
    const relation = {
      id: 'relation',
      position: 100,
      sub_category_id: 'sheer',
      product_id: 'product-2',
    };
    const relations = server.db.deleteFrom('sub_category_products').where('id', '=', relation.id);
    const assign = server.db.insertInto('sub_category_products').values(relation);
    expect(await increments(() => assign.execute())).toBe(true);
    expect(await increments(() => relations.execute())).toBe(true);
  });

  it('is another one on the next day in Dubai, so that cached pages end with their promotions', async () => {
    server.clock.set('2026-12-02T19:59:58Z');
    const before = await server.services.catalogueVersion();
    server.clock.set('2026-12-02T19:59:59.999Z');
    expect(await server.services.catalogueVersion()).toBe(before);
    server.clock.set('2026-12-02T20:00:01Z');
    expect(await server.services.catalogueVersion()).not.toBe(before);
  });

  it('increases with another price table, which the next response names', async () => {
    const versionOf = async () =>
      (await succeed(server, 'GET /user/get-product-details', { query: { id: 'product-2' } }))
        .productDetail.priceTableVersion;
    expect(await versionOf()).toBe(priceTable.version);
    const next = { ...priceTable, version: priceTable.version + 1 };
    expect(await increments(() => writePriceTable(server.db, next))).toBe(true);
    server.clock.advance(SECOND);
    expect(await versionOf()).toBe(next.version);
    expect(await increments(() => writePriceTable(server.db, priceTable))).toBe(true);
    expect(await increments(() => writePriceTable(server.db, undefined))).toBe(true);
    const { rows } = await sql`select version from price_tables`.execute(server.db);
    expect(rows).toHaveLength(2);
    expect(await increments(() => server.db.deleteFrom('price_tables').execute())).toBe(true);
  });

  it('does not change with actions of customers', async () => {
    const token = await server.signIn('aisha@example.com');
    const review = { productId: 'product-1', rating: 5, review: 'Good', name: 'Aisha' };
    const work = async (): Promise<void> => {
      await succeed(server, 'POST /user/add-review', { token, body: review });
      await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    };
    expect(await increments(work)).toBe(false);
  });

  it('does not change when the transaction is rolled back', async () => {
    const undone = async (): Promise<void> => {
      const change = server.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('faq').execute();
        throw new Error('undo');
      });
      await expect(change).rejects.toThrow('undo');
    };
    expect(await increments(undone)).toBe(false);
  });
});
