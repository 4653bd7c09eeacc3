import type { OrderDetail, PlacedOrder } from '../../../src/contract/orders.ts';
import { placeOrder, succeed } from '../serverClient.ts';
import { createTinyServer } from '../testServer.ts';
import type { TestServer, TestServerOptions } from '../testServer.ts';
import { smallLine } from '../tinyCatalogue.ts';
import type { SignedBody } from './fakeStripe.ts';
import type { ProviderRig } from './rigs.ts';

export const SHOP_URL = 'https://shop.example';

/** A shop with one payment provider under test and one customer. */
export interface PaymentShop {
  server: TestServer;
  token: string;
  place: (headers?: Record<string, string>) => Promise<PlacedOrder>;
  order: (placed: PlacedOrder) => Promise<OrderDetail>;
  status: (placed: PlacedOrder) => Promise<string | undefined>;
  /** Payment states of an order, oldest first. */
  payments: (placed: PlacedOrder) => Promise<string[]>;
  cancel: (placed: PlacedOrder) => Promise<void>;
  /** Opens the 'Continue to payment' link. @returns status and location of the response */
  payAgain: (placed: PlacedOrder) => Promise<{ status: number; location: string }>;
  /** Opens a return URL of the provider. @returns the location of the redirect */
  comeBack: (path: string) => Promise<string>;
  /** Sends a webhook. @returns the status of the response */
  webhook: (name: string, event: SignedBody) => Promise<number>;
  /** Processes the jobs of the payment queue that are due. */
  work: () => Promise<void>;
}

export async function openPaymentShop(
  rig: Pick<ProviderRig, 'provider'>,
  options: TestServerOptions = {},
): Promise<PaymentShop> {
  const server = await createTinyServer({
    config: { publicUrl: SHOP_URL, hasPublicUrl: true },
    providers: { stripe: rig.provider },
    ...options,
  });
  const token = await server.signIn('aisha@example.com');
  const idOf = (placed: PlacedOrder): string => placed.order?._id ?? '';
  const order = async (placed: PlacedOrder): Promise<OrderDetail> => {
    const query = { _id: idOf(placed) };
    return (await succeed(server, 'GET /user/get-single-order-history', { token, query })).order;
  };
  const get = (path: string): Promise<Response> => server.fetch(path, { redirect: 'manual' });
  return {
    server,
    token,
    place: (headers) => placeOrder(server, token, smallLine, headers),
    order,
    status: async (placed) => (await order(placed)).paymentStatus,
    payments: async (placed) => {
      const rows = await server.db
        .selectFrom('payments')
        .select('state')
        .where('order_id', '=', idOf(placed))
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => row.state);
    },
    cancel: async (placed) => {
      const body = { _id: idOf(placed), reason: '', comment: '' };
      await succeed(server, 'POST /user/cancel-order', { token, body });
    },
    payAgain: async (placed) => {
      const { paymentUrl = '' } = await order(placed);
      const response = await get(paymentUrl.replace(SHOP_URL, ''));
      return { status: response.status, location: response.headers.get('location') ?? '' };
    },
    comeBack: async (path) => (await get(path)).headers.get('location') ?? '',
    webhook: async (name, { body, headers }) => {
      const init = { method: 'POST', body, headers };
      return (await server.fetch(`/api/webhooks/${name}`, init)).status;
    },
    work: () => server.services.payments.worker.drain(),
  };
}
