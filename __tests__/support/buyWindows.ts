import type { BillingPayload } from '../../src/contract/orders.ts';
import type { WindowPriceRequest } from '../../src/contract/madeToMeasure.ts';
import { goodBilling, succeed } from './serverClient.ts';
import type { TestServer } from './testServer.ts';

/** A lined wave curtain of 290 x 265 cm, AED 4,498 with the prices of the seed. */
export const CURTAIN: WindowPriceRequest = {
  productId: 'almas-ivory-linen',
  window: { mount: 'ceiling', widths: [], drops: [265], track: 290 },
  options: { heading: 'wave', lining: 'lining', draw: 'pair' },
  name: 'Living 1',
  keep: true,
};

/** A curtain whose worksheet lacks nothing for the fit guarantee. */
export const MEASURED_CURTAIN: WindowPriceRequest = {
  ...CURTAIN,
  name: 'Bedroom 1',
  window: { mount: 'ceiling', widths: [240, 240.5, 241], drops: [265, 265.4, 265.8] },
};

/** A shop and the session of one customer. */
export interface Buyer {
  server: TestServer;
  token: string;
}

/** Keeps a finished window and puts it into the customer's cart. */
export async function addWindow(
  { server, token }: Buyer,
  window: WindowPriceRequest,
  quantity = 1,
): Promise<void> {
  const body = { ...window, keep: true };
  const { sizeId = '' } = await succeed(server, 'POST /user/price-window', { token, body });
  const line = { productId: window.productId, sizeId, quantity };
  await succeed(server, 'POST /user/add-to-cart', { token, body: line });
}

/** Orders the customer's cart, and pays in the sandbox. */
export async function orderCart(
  { server, token }: Buyer,
  { isPaid = true, billing = {} }: { isPaid?: boolean; billing?: Partial<BillingPayload> } = {},
): Promise<{ id: string; number: string }> {
  const { paymentType } = goodBilling;
  const request = { token, query: { paymentType }, body: { ...goodBilling, ...billing } };
  const { url = '', order } = await succeed(server, 'POST /user/place-order', request);
  if (isPaid) await server.fetch(`${url}/approve`, { method: 'POST', redirect: 'manual' });
  return { id: order?._id ?? '', number: order?.orderId ?? '' };
}
