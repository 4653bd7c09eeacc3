import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/OrderDetailPage';
import type { CatalogueContent } from '../../server/catalogue/catalogueFile.ts';
import { readCatalogue } from '../../server/repositories/readCatalogue.ts';
import { writeCatalogue } from '../../server/repositories/writeCatalogue.ts';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import { renderApp } from '../support/renderApp';
import { goodBilling, succeed } from '../support/serverClient';
import { createTestServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@example.com';
const PRODUCT = 'almas-ivory-linen';
const wave: WindowPriceRequest = {
  productId: PRODUCT,
  window: { mount: 'ceiling', widths: [], drops: [265], track: 290 },
  options: { heading: 'wave', lining: 'lining', draw: 'pair' },
  name: 'Living 1',
  keep: true,
};
const triple: WindowPriceRequest = {
  ...wave,
  options: { ...wave.options, heading: 'triple' },
  name: 'Living 2',
};

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

/** Orders a wave curtain twice and a pleated one. @returns the ids of the windows, and the order's */
async function order() {
  const token = await server.signIn(EMAIL);
  const sizeIds: string[] = [];
  for (const [body, quantity] of [
    [wave, 2],
    [triple, 1],
  ] as const) {
    const { sizeId = '' } = await succeed(server, 'POST /user/price-window', { body, token });
    sizeIds.push(sizeId);
    const line = { productId: PRODUCT, sizeId, quantity };
    await succeed(server, 'POST /user/add-to-cart', { token, body: line });
  }
  const placed = await succeed(server, 'POST /user/place-order', {
    token,
    query: { paymentType: 'stripe' },
    body: goodBilling,
  });
  return { token, sizeIds, path: `/MyOrders-detail?id=${placed.order?._id ?? ''}` };
}

/** Makes seams dearer, and no triple pleats any more. */
function dearer(content: CatalogueContent): CatalogueContent {
  const { priceTable: table } = content;
  if (table === undefined) throw new Error('no table');
  const products = content.products.map((product) =>
    product.madeToMeasure?.kind === 'curtain'
      ? { ...product, madeToMeasure: { ...product.madeToMeasure, headings: ['wave' as const] } }
      : product,
  );
  const curtain = { ...table.curtain, seam: table.curtain.seam + 1000 };
  return { ...content, products, priceTable: { ...table, version: 2, curtain } };
}

describe('ordering finished windows again (product 11.13)', () => {
  it('prices the same window with the prices of today, and names what is not made any more', async () => {
    const { token, sizeIds, path } = await order();
    const content = await readCatalogue(server.db);
    const now = server.clock.now();
    await server.db.transaction().execute((trx) => writeCatalogue(trx, dearer(content), now));

    const { user } = await renderApp(path, { server, signedIn: EMAIL });
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
    expect(await dialog.findByText('AED 4,538 now, AED 4,498 then')).toBeVisible();
    expect(
      dialog.getByText('This cloth is not made with this heading. Choose another one.'),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Choose what works' })).toHaveAttribute(
      'href',
      `/product-detail?id=${PRODUCT}&size=made`,
    );
    await user.dblClick(dialog.getByRole('button', { name: 'Add 1 product to cart' }));
    expect(await dialog.findByText('1 product is in your cart.')).toBeVisible();

    const { cart } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart).toMatchObject([
      { quantity: 2, price: 4538, configuration: { name: 'Living 1', isEditable: true } },
    ]);
    expect(sizeIds).not.toContain(cart[0]?.sizeId);
  });
});
