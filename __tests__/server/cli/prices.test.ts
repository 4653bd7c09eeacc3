import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { currentPriceTable, findPriceTable } from '../../../server/repositories/priceTables.ts';
import { priceTable } from '../../../server/seed/content/priceTable.ts';
import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import { goodBilling, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let folder: string;
let file: string;
let server: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel prices '));
  file = join(folder, 'prices.csv');
  server = await createTestServer();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const prices = (...args: string[]) => runShopCommand(server, 'prices', ...args);
const exported = async (): Promise<string> => {
  expect(await prices('export', file)).toMatchObject({ code: 0 });
  return readFileSync(file, 'utf8');
};
const importText = (text: string | Buffer, verb = 'import') => {
  writeFileSync(file, text);
  return prices(verb, file);
};
/** The exported file with a row's value replaced. */
const withValue = (csv: string, name: string, value: string) => {
  const row = new RegExp(`^${name.replaceAll('.', '\\.')},[^,\r]*`, 'm');
  expect(csv).toMatch(row);
  return csv.replace(row, () => `${name},${value}`);
};
const rowOf = (csv: string, name: string) =>
  csv.split('\r\n').findIndex((line) => line.startsWith(`${name},`)) + 1;

describe('prices as CSV', () => {
  it('shows prices in dirhams and sizes in mm, for Excel, and imports its own export without changes', async () => {
    const csv = await exported();
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv).toContain('\r\ncurtain.making.wave.lining,140.00,AED per width\r\n');
    expect(csv).toContain('curtain.tracks.standard.piece,6000,mm\r\n');
    expect(csv).toContain('curtain.tracks.standard.headings,double triple pencil,\r\n');
    expect(csv).toContain('blind.motors.2.id,RM12,\r\n');
    // A value that is not set is a row to fill in.
    expect(csv).toContain('curtain.making.wave.interlined,,AED per width\r\n');
    const { code, out } = await importText(csv);
    expect(code).toBe(0);
    expect(out).toContain('No changes.');
    expect(await findPriceTable(server.db, 2)).toBeUndefined();
  });

  it('becomes the next version, and says what changed', async () => {
    const csv = withValue(await exported(), 'curtain.seam', '20.50');
    const checked = await importText(csv, 'check');
    expect(checked.out).toMatch(/curtain\.seam +15\.00 +20\.50/);
    expect(checked.out).toContain('Nothing was written.');
    expect(await findPriceTable(server.db, 2)).toBeUndefined();

    const { code, out } = await importText(csv);
    expect(code).toBe(0);
    expect(out).toMatch(/curtain\.seam +15\.00 +20\.50/);
    const seam = { ...priceTable.curtain, seam: 2050 };
    expect(await findPriceTable(server.db, 2)).toEqual({
      ...priceTable,
      version: 2,
      curtain: seam,
    });
    expect(await findPriceTable(server.db, 1)).toEqual(priceTable);

    const again = await importText(csv);
    expect(again.code).toBe(1);
    expect(again.err).toContain('exported from version 1, but the prices are version 2');
  });

  it.each([
    ['semicolons and decimal commas', (csv: string) => csv.replaceAll(/(\d)\.(\d\d)/g, '$1,$2')],
    ['no byte order mark', (csv: string) => csv.replace('\uFEFF', '')],
    ['line feeds and empty rows', (csv: string) => `${csv.replaceAll('\r\n', '\n')}\n,,\n`],
    ['UTF-16', (csv: string) => Buffer.from(csv, 'utf16le')],
    ['Arabic digits', (csv: string) => csv.replace('20.50', '٢٠٫٥٠')],
    ['capitals and a column of notes', (csv: string) => csv.replaceAll('\r\n', ',=1+1\r\n')],
  ])('accepts %s', async (change, edit) => {
    const csv = withValue(await exported(), 'curtain.seam', '20.50');
    const separated = change.startsWith('semicolons') ? csv.replaceAll(',', ';') : csv;
    const { code, err } = await importText(edit(separated.replace('name', 'Name')));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(await findPriceTable(server.db, 2)).toMatchObject({ curtain: { seam: 2050 } });
  });

  it('adds and removes motors and optional prices', async () => {
    const csv = (await exported())
      .replace(/^curtain\.motors\.2\..*\r\n/gm, '')
      .concat(
        'curtain.motors.9.id,M90,\r\ncurtain.motors.9.power,mains,\r\ncurtain.motors.9.maxWeight,90000,g\r\n',
        'curtain.motors.9.maxTrack,12000,mm\r\ncurtain.motors.9.price,1990,AED\r\n',
      );
    const filled = withValue(csv, 'curtain.making.wave.interlined', '200');
    expect((await importText(filled)).err).toBe('');
    const table = await findPriceTable(server.db, 2);
    expect(table?.curtain.motors.map(({ id }) => id)).toEqual(['A15', 'M45', 'M60', 'M90']);
    expect(table?.curtain.motors.at(-1)?.price).toBe(199_000);
    expect(table?.curtain.making.wave.interlined).toBe(20_000);
  });

  it.each([
    ['=1+1', 'is a formula or negative'],
    ['-5', 'is a formula or negative'],
    ['"1,250"', 'can be read in two ways'],
    ['1.250', 'can be read in two ways'],
    ['1 250', 'can be read in two ways'],
    ['AED 15', 'is not a number'],
    ['', 'curtain.seam has no value'],
    ['99999999', 'expected number to be'],
  ])('refuses the price %s with file, row and column', async (value, reason) => {
    const csv = await exported();
    const { code, err } = await importText(withValue(csv, 'curtain.seam', value));
    expect(code).toBe(1);
    expect(err).toContain(file);
    expect(err).toContain(reason);
    if (value !== '') expect(err).toContain(`row ${rowOf(csv, 'curtain.seam')}, column value`);
    expect(await findPriceTable(server.db, 2)).toBeUndefined();
  });

  it.each<[string, (csv: string) => string | Buffer, string]>([
    [
      'an unknown name',
      (csv) => `${csv}curtain.semas,1,\r\n`,
      'column name: "curtain.semas" is no price',
    ],
    [
      'a repeated name',
      (csv) => `${csv}curtain.seam,1,AED\r\n`,
      'column name: curtain.seam is also in row',
    ],
    [
      'another unit',
      (csv) => csv.replace('seam,15.00,AED', 'seam,15.00,USD'),
      'column unit: curtain.seam is in AED, not in USD',
    ],
    [
      'a fraction of a millimetre',
      (csv) => withValue(csv, 'blind.gap', '20.5'),
      'must be a whole number',
    ],
    [
      'an unknown heading',
      (csv) => csv.replace('double triple pencil,', 'double triples,'),
      'column value: Invalid option',
    ],
    ['a missing row', (csv) => csv.replace(/^blind\.gap.*\r\n/m, ''), 'blind.gap has no value'],
    [
      'other columns',
      (csv) => csv.replace('name,value', 'name,price'),
      'row 1: must have the columns',
    ],
    ['an open quote', (csv) => `${csv}"x`, 'row'],
    [
      'bytes that are no text',
      (csv) => Buffer.from(csv.slice(1), 'utf16le'),
      'save it as "CSV UTF-8"',
    ],
    ['a file without prices', () => 'name,value,unit\n', 'has no prices'],
    [
      'a stronger motor that is cheaper',
      (csv) => withValue(csv, 'curtain.motors.4.price', '1.00'),
      'column value: M60 is stronger than M30, but cheaper',
    ],
    [
      'a heading of a product without a price',
      (csv) => csv.replace(/^(curtain\.making\.wave\.\w+),[\d.]*/gm, '$1,'),
      'has the heading wave, which has no price',
    ],
    [
      'a longer drop with less surcharge',
      (csv) => withValue(csv, 'curtain.longDrop.2.percent', '10'),
      'column value: percent must be at least that of the entry before',
    ],
    [
      'a longer drop that is not longer',
      (csv) => withValue(csv, 'curtain.longDrop.2.over', '2500'),
      'column value: over must be at least that of the entry before',
    ],
    [
      'a stronger tube that is cheaper',
      (csv) => withValue(csv, 'blind.tubes.3.price', '10'),
      'column value: price must be at least that of the entry before',
    ],
    [
      'a larger tube for narrower blinds',
      (csv) => withValue(csv, 'blind.tubes.2.maxWidth', '1500'),
      'column value: maxWidth must be at least that of the entry before',
    ],
  ])('refuses %s', async (_case, edit, reason) => {
    const { code, err } = await importText(edit(await exported()));
    expect(code).toBe(1);
    expect(err).toContain(reason);
    expect(await findPriceTable(server.db, 2)).toBeUndefined();
  });

  it('are called samples until the owner says that they are not', async () => {
    expect((await prices('show')).out).toContain(
      'SAMPLES: the prices of finished windows (version 1)',
    );
    expect((await prices('check')).out).toContain('SAMPLES');
    const csv = await exported();
    expect(csv).toContain('sample,yes,');
    const { out } = await importText(csv.replace('sample,yes', 'sample,no'));
    expect(out).toContain('The prices are version 2.');
    expect((await prices('show')).out).not.toContain('SAMPLES');
    expect((await prices('check')).out).toBe('The prices are version 2.');
  });

  it('are written without formulas, whatever a motor is called', async () => {
    const content = JSON.stringify(await findPriceTable(server.db, 1)).replace('"RB4"', '"=RB4"');
    await server.db.updateTable('price_tables').set({ content }).execute();
    expect(await exported()).toContain(`blind.motors.1.id,"'=RB4",`);
  });
});

describe('an import of prices while customers shop (product 16.11, 16.12)', () => {
  const request: WindowPriceRequest = {
    productId: 'almas-ivory-linen',
    window: { mount: 'ceiling', widths: [], drops: [265], track: 290 },
    options: { heading: 'wave', lining: 'lining', draw: 'pair' },
    keep: true,
  };

  it('changes neither kept prices nor orders', async () => {
    const token = await server.signIn('aisha@example.com');
    const place = async () => {
      const { sizeId = '' } = await succeed(server, 'POST /user/price-window', {
        body: request,
        token,
      });
      const body = { productId: request.productId, sizeId };
      await succeed(server, 'POST /user/add-to-cart', { token, body });
    };
    const order = () =>
      succeed(server, 'POST /user/place-order', {
        token,
        query: { paymentType: 'stripe' },
        body: goodBilling,
      });
    await place();
    const csv = withValue(await exported(), 'curtain.making.wave.lining', '180.00');
    expect((await importText(csv)).out).toContain('version 2');
    const { cart } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart).toMatchObject([{ price: 4498 }]);
    await order();
    const { orders } = await succeed(server, 'GET /user/get-orders', { token });
    expect(orders).toMatchObject([{ items: [{ price: 4498 }] }]);

    const now = await succeed(server, 'POST /user/price-window', { body: request, token });
    expect(now).toMatchObject({ price: 4698, priceTableVersion: 2 });
    const table = await succeed(server, 'GET /user/get-price-table', { query: { version: 1 } });
    expect(table.priceTable).toMatchObject({ version: 1 });
  });

  it('loses nothing of an order that is placed at the same moment', async () => {
    const token = await server.signIn('aisha@example.com');
    const csv = await exported();
    for (const making of ['180.00', '190.00', '200.00']) {
      const { sizeId = '', price } = await succeed(server, 'POST /user/price-window', {
        body: { ...request, name: making },
        token,
      });
      const body = { productId: request.productId, sizeId };
      await succeed(server, 'POST /user/add-to-cart', { token, body });
      const { revision = '' } = await succeed(server, 'GET /user/get-cart', { token });
      const version = (await currentPriceTable(server.db))?.version ?? 0;
      const dearer = withValue(csv, 'curtain.making.wave.lining', making);
      const [placed, imported] = await Promise.all([
        succeed(server, 'POST /user/place-order', {
          token,
          query: { paymentType: 'stripe' },
          body: { ...goodBilling, revision },
        }),
        importText(withValue(dearer, 'version', String(version))),
      ]);
      expect(imported.code).toBe(0);
      expect(placed.order?.price).toBe(price);
      const { orders } = await succeed(server, 'GET /user/get-orders', { token });
      expect(orders[0]?.items).toMatchObject([{ price, configuration: { name: making } }]);
      server.clock.advance(1000);
    }
  });

  it('changes the price that the lists show', async () => {
    const from = async () => {
      const rows = server.db.selectFrom('products').select('made_price_minor');
      return (await rows.where('id', '=', 'ufuq-screen-roller').executeTakeFirst())
        ?.made_price_minor;
    };
    const before = await from();
    const csv = withValue(await exported(), 'blind.fitting.base', '100.00');
    expect((await importText(csv)).out).toMatch(/changes for \d+ products/);
    expect(await from()).toBe((before ?? 0) + 4000);
  });
});
