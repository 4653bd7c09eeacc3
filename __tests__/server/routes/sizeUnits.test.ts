import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { placeOrder, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { largeLine, smallLine, tinyCatalogue } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
const [first, ...others] = tinyCatalogue.products;
let server: TestServer;
let token: string;
/** The small size of product 1 is sold by the metre and reduced; its large size has no unit. */
beforeEach(async () => {
  if (!first) throw new Error('There are no products.');
  const [small, ...sizes] = first.sizes;
  if (!small) throw new Error('There are no sizes.');
  const reduced = { ...small, soldAs: 'metre' as const, originalPrice: 150 };
  const products = [{ ...first, sizes: [reduced, ...sizes] }, ...others];
  server = await createTinyServer({ catalogue: { ...tinyCatalogue, products } });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const detailOf = async (_id = '') =>
  (await succeed(server, 'GET /user/get-single-order-history', { token, query: { _id } })).order;

describe('the unit of a size', () => {
  it('is in products, and absent where it is unknown', async () => {
    const query = { id: smallLine.productId };
    const { productDetail } = await succeed(server, 'GET /user/get-product-details', { query });
    const home = await succeed(server, 'GET /user/get-home-page');
    const list = await succeed(server, 'GET /user/get-products', { query: { page: 1, limit: 1 } });
    for (const product of [productDetail, home.products[0], list.products[0]]) {
      expect(product?.sizes[0]).toMatchObject({ soldAs: 'metre', originalPrice: 150 });
      expect(product?.sizes[1]).not.toHaveProperty('soldAs');
      expect(product?.sizes[1]).not.toHaveProperty('originalPrice');
    }
  });

  it('is in the cart', async () => {
    for (const body of [smallLine, largeLine]) {
      await succeed(server, 'POST /user/add-to-cart', { token, body });
    }
    const { cart } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart[0]).toMatchObject({ soldAs: 'metre' });
    expect(cart[1]).not.toHaveProperty('soldAs');
  });

  it('is kept in an order when the catalogue changes', async () => {
    const { order } = await placeOrder(server, token, smallLine);
    await server.db.updateTable('product_sizes').set({ sold_as: 'panel' }).execute();
    expect((await detailOf(order?._id)).items[0]).toMatchObject({ quantity: 1, soldAs: 'metre' });
    const other = await placeOrder(server, token, largeLine);
    await server.db.updateTable('order_items').set({ sold_as: null }).execute();
    expect((await detailOf(other.order?._id)).items[0]).not.toHaveProperty('soldAs');
  });

  it('is in the confirmation mail and in the order for the staff', async () => {
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const { order } = await placeOrder(server, token, smallLine);
    const mails = await server.outbox.mails();
    expect(mails.find(({ to }) => to === EMAIL)?.text).toContain(
      'Product 1, Small × 2 m: AED 200.02',
    );
    const { out } = await runShopCommand(server, 'orders', 'show', order?.orderId ?? '');
    expect(out).toContain('2 m × ');
  });
});
