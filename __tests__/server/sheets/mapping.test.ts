import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mappingNames } from '../../../server/cli/readMapping.ts';
import { readCatalogue } from '../../../server/repositories/readCatalogue.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const FIXTURES = '__tests__/support/sheets';
let folder: string;
let server: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel mapping '));
  server = await createTinyServer();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const importWith = (file: string, mapping: string) =>
  runShopCommand(server, 'catalogue', 'import', file, '--mapping', mapping);

it.each(mappingNames())('an export of %s becomes the catalogue', async (name) => {
  const { code, err } = await importWith(join(FIXTURES, `${name}.csv`), name);
  expect([code, err]).toEqual([0, '']);
  const { categories, products, faq } = await readCatalogue(server.db);
  expect(products.map((one) => [one.name, one.category, one.images.length])).toEqual([
    ['Dune Linen Curtain', 'curtains', name === 'shopify' ? 3 : 2],
    ['Shade Roller Blind', categories[1]?.id, 1],
  ]);
  expect(products.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^Washed linen/),
    expect.stringMatching(/^Blocks the noon sun\./),
  ]);
  const sizes = products.flatMap((one) =>
    one.sizes.map(({ label, price, originalPrice }) => [label, price, originalPrice]),
  );
  expect(sizes).toEqual([
    [expect.stringMatching(/^140 cm/), 320, 380],
    [expect.stringMatching(/^280 cm/), 590, undefined],
    ['One size', 245, undefined],
  ]);
  expect(categories.map((one) => one.image.url)).toEqual(products.map((one) => one.images[0]?.url));
  expect(faq).toHaveLength(12);
});

it('names without Latin letters make different ids', async () => {
  const file = join(folder, 'export.csv');
  const csv = readFileSync(join(FIXTURES, 'shopify.csv'), 'utf8')
    .replace(',Curtains,"', ',ستائر,"')
    .replace(',Roller Blinds,', ',رول ٢,');
  writeFileSync(file, csv);
  expect((await importWith(file, 'shopify')).err).toBe('');
  const { categories, products } = await readCatalogue(server.db);
  expect(categories.map(({ id, name }) => [id, name])).toEqual([
    [expect.stringMatching(/^x-[0-9a-f]{10}$/), 'ستائر'],
    [expect.stringMatching(/^2-[0-9a-f]{10}$/), 'رول ٢'],
  ]);
  expect(products.map(({ category }) => category)).toEqual(categories.map(({ id }) => id));
});

it('the places of errors are those of the file', async () => {
  const file = join(folder, 'export.csv');
  const csv = readFileSync(join(FIXTURES, 'shopify.csv'), 'utf8');
  writeFileSync(file, csv.replace('manual,245,', 'manual,"1,245",'));
  const { code, err } = await importWith(file, 'shopify');
  expect(code).toBe(1);
  expect(err).toContain('export, row 5, column price: "1,245" can be read in two ways');
});

it('a column that the file has not, a wrong rule and an unknown mapping are refused', async () => {
  const file = join(folder, 'other.csv');
  copyFileSync(join(FIXTURES, 'squarespace.csv'), file);
  expect((await importWith(file, 'shopify')).err).toContain(
    'column Handle|URL handle: is not in the file',
  );
  const mapping = join(folder, 'mapping.json');
  writeFileSync(
    mapping,
    JSON.stringify({
      name: 'Own',
      product: 'SKU',
      sheets: { products: { nam: 'Title' }, sizes: {} },
    }),
  );
  expect((await importWith(file, mapping)).err).toContain(
    'sheets.products.nam: is no column of the sheet products; did you mean name?',
  );
  expect((await importWith(file, 'wix')).err).toContain(
    'neither a file nor one of shopify, squarespace, woocommerce',
  );
});
