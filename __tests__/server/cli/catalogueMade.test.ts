import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseCatalogue } from '../../../server/catalogue/catalogueFile.ts';
import type { CatalogueFile } from '../../../server/catalogue/catalogueFile.ts';
import type { MadeToMeasure } from '../../../server/catalogue/madeToMeasure.ts';
import { findPriceTable } from '../../../server/repositories/priceTables.ts';
import { priceTable } from '../../../server/seed/content/priceTable.ts';
import { blinds } from '../../support/madeToMeasure/products.ts';
import { succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let folder: string;
let file: string;
let server: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel made '));
  file = join(folder, 'catalogue.json');
  server = await createTestServer();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const exported = async (): Promise<CatalogueFile> => {
  await runShopCommand(server, 'catalogue', 'export', file);
  return parseCatalogue(readFileSync(file, 'utf8'));
};
const importContent = (content: unknown) => {
  writeFileSync(file, JSON.stringify(content));
  return runShopCommand(server, 'catalogue', 'import', file);
};
const curtain: MadeToMeasure = {
  kind: 'curtain',
  cloth: [{ size: 'almas-ivory-linen-1', width: 1400 }],
  headings: ['wave'],
  linings: ['none'],
  track: [300, 12000],
  drop: [300, 5000],
};
const { ufuq } = blinds;
const grid = ufuq.price;

/** The exported catalogue with a change of what is made to measure of a product. */
async function changed(id: string, madeToMeasure: unknown) {
  const content = await exported();
  const products = content.products.map((product) =>
    product.id === id ? { ...product, madeToMeasure } : product,
  );
  return { ...content, products };
}

describe('what is made to measure in a catalogue file (product 16)', () => {
  it('is exported and imported with the price table', async () => {
    const content = await exported();
    expect(content.priceTable).toEqual(priceTable);
    expect(content.products.find(({ id }) => id === 'ufuq-screen-roller')).toMatchObject({
      madeToMeasure: ufuq,
    });
    expect((await importContent(content)).out).toContain('No changes.');
  });

  it.each([
    [
      { ...curtain, cloth: [{ size: 'noor-white-voile-1', width: 1400 }] },
      'cloth of the size noor-white-voile-1',
    ],
    [
      { ...curtain, cloth: [{ size: 'almas-ivory-linen-3', width: 1400 }] },
      'cloth of the size almas-ivory-linen-3',
    ],
    [{ ...curtain, linings: ['interlined'] }, 'the heading wave, which has no price'],
    [{ ...curtain, linings: ['none', 'interlined'] }, 'the lining interlined, which has no price'],
    [{ ...curtain, track: [500, 300] }, 'madeToMeasure.track[0]: must be at most track to (300)'],
    [{ ...curtain, colour: 'red' }, 'madeToMeasure'],
    [{ ...ufuq, width: [300, 3200] }, 'madeToMeasure.price.widths: must reach 3200'],
    [
      { ...ufuq, price: { ...grid, cells: grid.cells.map((row) => row.toReversed()) } },
      'madeToMeasure.price.cells[0][1]: costs less than the smaller blind of',
    ],
    [
      { ...ufuq, price: { ...grid, cells: grid.cells.slice(1) } },
      'madeToMeasure.price.cells: must have 5 rows, one per drop',
    ],
  ])('%j is refused with its path', async (madeToMeasure, problem) => {
    const { code, err } = await importContent(await changed('almas-ivory-linen', madeToMeasure));
    expect(code).toBe(1);
    expect(err).toContain(problem);
  });

  it('needs a price table', async () => {
    const content = await exported();
    const { code, err } = await importContent({ ...content, priceTable: undefined });
    expect(code).toBe(1);
    expect(err).toContain('almas-ivory-linen is made to measure, which needs a priceTable');
  });

  it('refuses stronger motors that are cheaper', async () => {
    const content = await exported();
    const motors = priceTable.blind.motors.map((motor) => ({ ...motor, power: 'mains' as const }));
    const [weak, strong] = motors;
    const table = {
      ...priceTable,
      version: 2,
      blind: { ...priceTable.blind, motors: [weak, { ...strong, price: 100 }] },
    };
    const { code, err } = await importContent({ ...content, priceTable: table });
    expect(code).toBe(1);
    expect(err).toContain(
      'priceTable.blind.motors[1].price: RM12 is stronger than RB4, but cheaper',
    );
  });

  it('keeps every version of the table, and refuses other prices for a stored one', async () => {
    const content = await exported();
    const dearer = { ...priceTable, curtain: { ...priceTable.curtain, seam: 2000 } };
    const refused = await importContent({ ...content, priceTable: dearer });
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('priceTable.version: 1 is stored with other prices, raise it');

    const raised = { ...content, priceTable: { ...dearer, version: 2 } };
    expect((await importContent(raised)).out).toContain('price tables');
    expect((await exported()).priceTable).toMatchObject({ version: 2, curtain: { seam: 2000 } });
    expect(await findPriceTable(server.db, 1)).toEqual(priceTable);

    expect((await importContent(content)).code).toBe(0);
    expect((await exported()).priceTable).toEqual(priceTable);
  });

  it('may be all that is sold of a product, which then has the price of a usual window', async () => {
    const content = await exported();
    const only = content.products.map((product) =>
      product.id === 'ufuq-screen-roller' ? { ...product, sizes: [] } : product,
    );
    expect((await importContent({ ...content, products: only })).code).toBe(0);
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', {
      query: { id: 'ufuq-screen-roller' },
    });
    // 1200 × 1600 with a chain: 345, and fitting for 60.
    expect(productDetail).toMatchObject({ sizes: [], price: 405 });
    const list = await succeed(server, 'GET /user/get-products', {
      query: { page: 1, limit: 100, search: 'ufuq' },
    });
    expect(list.products).toMatchObject([{ price: 405 }]);

    const nothing = content.products.map((product) =>
      product.id === 'ghaf-olive-velvet' ? { ...product, sizes: [] } : product,
    );
    const { err } = await importContent({ ...content, products: nothing });
    expect(err).toContain('ghaf-olive-velvet has neither sizes nor madeToMeasure');
  });
});
