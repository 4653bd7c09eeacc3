import { buildEnquiry } from '../../src/fixtures/enquiry.fixtures.ts';
import { emptyWindow } from '../../src/lib/windows/measuredWindow.ts';
import type { ApiCall } from '../../src/contract/api.ts';
import type { CreatedCredential } from '../../src/contract/passkeys.ts';
import type { AnyRoute } from '../../server/http/route.ts';
import { saveClosingCode } from '../../server/repositories/closingCodes.ts';
import { ORDER_PATH } from '../../server/rules/orderStatus.ts';
import { routes } from '../../server/routes/routes.ts';
import { goodBilling, placeOrder, succeed } from './serverClient.ts';
import type { CallOptions } from './serverClient.ts';
import { createAuthenticator } from './softwareAuthenticator.ts';
import { soonSlot } from './soonSlot.ts';
import type { TestServer } from './testServer.ts';
import { keptBlind, largeLine, smallLine } from './tinyCatalogue.ts';

const OTP = '042042';

/** A signed-in customer with a cart, an order, two addresses and two sessions. */
export interface Customer {
  email: string;
  token: string;
  userId: string;
  sessionId: string;
  orderId: string;
  addressId: string;
  /** An order whose windows are made. */
  madeOrderId: string;
  /** Token of a quote. */
  quote: string;
  passkeyId: string;
  /** A new passkey, not sent yet. */
  passkey: CreatedCredential;
}

/** Places an order of a blind that is made. */
export async function createMadeOrder(server: TestServer, token: string): Promise<string> {
  const { sizeId = '' } = await succeed(server, 'POST /user/price-window', {
    token,
    body: keptBlind,
  });
  const placed = await placeOrder(server, token, { productId: keptBlind.productId, sizeId });
  const id = placed.order?._id ?? '';
  const made = { made_at: server.clock.now().toISOString() };
  await server.db.updateTable('orders').set(made).where('id', '=', id).execute();
  return id;
}

/** Creates a passkey for the session of a token, which is not sent yet. */
export async function createPasskey(
  server: TestServer,
  token: string,
  device = createAuthenticator(),
): Promise<CreatedCredential> {
  const { options } = await succeed(server, 'POST /user/start-passkey', { token });
  return device.create(options);
}

/** Adds a passkey to the account of a token. @returns its id */
export async function addPasskey(
  server: TestServer,
  token: string,
  device = createAuthenticator(),
): Promise<string> {
  const credential = await createPasskey(server, token, device);
  await succeed(server, 'POST /user/add-passkey', { token, body: { credential } });
  const { passkeys = [] } = await succeed(server, 'GET /user/get-account', { token });
  return passkeys[0]?._id ?? '';
}

/** Creates a customer who can send every request. */
export async function createCustomer(server: TestServer, email: string): Promise<Customer> {
  const token = await server.signIn(email);
  const madeOrderId = await createMadeOrder(server, token);
  const placed = await placeOrder(server, token, largeLine);
  const address = { token, body: goodBilling };
  const { _id: addressId } = await succeed(server, 'POST /user/save-address', address);
  await succeed(server, 'POST /user/save-address', address);
  await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
  const { user, sessions } = await succeed(server, 'GET /user/get-account', { token });
  const sessionId = sessions.find(({ isCurrent }) => isCurrent)?._id ?? '';
  const orderId = placed.order?._id ?? '';
  const { token: quote } = await succeed(server, 'POST /user/save-quote', {
    token,
    body: { sizeIds: [smallLine.sizeId], quantities: [1] },
  });
  return {
    ...{ email, token, userId: user._id, sessionId, orderId, madeOrderId, addressId, quote },
    passkeyId: await addPasskey(server, token),
    passkey: await createPasskey(server, token),
  };
}

/** Delivers the customer's orders, and stores the code that closes the account. */
export async function prepareClosing(
  server: TestServer,
  { userId, sessionId }: Customer,
): Promise<void> {
  for (const status of ORDER_PATH.slice(1)) {
    await server.db.updateTable('orders').set({ status }).where('user_id', '=', userId).execute();
  }
  const codeHash = server.services.secrets.hash('closing-code', `${sessionId} ${OTP}`);
  await saveClosingCode(server.db, { id: sessionId, userId, codeHash }, server.clock.now());
}

/** Valid options of every request of a customer that needs some. */
export function validOptions(customer: Customer) {
  const { orderId, madeOrderId, sessionId, addressId, quote, passkeyId, passkey } = customer;
  const slotId = soonSlot('fitting');
  const options: Partial<Record<ApiCall, CallOptions>> = {
    'POST /user/add-to-cart': { body: smallLine },
    'POST /user/replace-line': {
      body: { productId: 'product-1', fromSizeId: 'product-1-1', toSizeId: 'product-1-2' },
    },
    'POST /user/cart-action': { query: { action: 'decrement' }, body: smallLine },
    'POST /user/add-review': {
      body: { productId: smallLine.productId, rating: 5, review: 'Good', name: 'Aisha' },
    },
    'GET /user/get-complaints': { query: { _id: orderId } },
    'POST /user/add-complaint': { body: { _id: orderId, kind: 'fit', text: 'Short' } },
    'POST /user/save-shortlist': { body: { added: ['product-1'], removed: ['product-2'] } },
    'POST /user/request-samples': { body: { cloths: ['product-1'], delivery: 'visit' } },
    'POST /user/cancel-order': { body: { _id: orderId } },
    'POST /user/book-fitting': { body: { _id: madeOrderId, slotId } },
    'POST /user/place-order': { query: { paymentType: 'stripe' }, body: goodBilling },
    'GET /user/get-single-order-history': { query: { _id: orderId, lang: 'ar' } },
    'GET /user/get-orders': { query: { lang: 'ar' } },
    'GET /user/get-invoices': { query: { _id: orderId, lang: 'ar' } },
    'POST /user/save-windows': {
      body: {
        windows: [emptyWindow({ id: 'hall', updatedAt: 1 })],
        erased: [{ id: 'bath', erasedAt: 1 }],
      },
    },
    'POST /user/price-window': { body: keptBlind },
    'GET /user/get-quote': { query: { token: quote } },
    'POST /user/save-quote': { body: { sizeIds: [smallLine.sizeId], quantities: [2] } },
    'POST /user/accept-quote': { body: { token: quote } },
    'POST /user/revoke-quote': { body: { token: quote } },
    'POST /user/mail-quote': { body: { token: quote } },
    'POST /user/enquiry': { body: buildEnquiry() },
    'POST /user/update-account': { body: { name: 'Aisha' } },
    'POST /user/revoke-session': { body: { _id: sessionId } },
    'POST /user/add-passkey': { body: { credential: passkey } },
    'POST /user/remove-passkey': { body: { _id: passkeyId } },
    'POST /user/close-account': { body: { otp: OTP } },
    'POST /user/save-address': { body: { ...goodBilling, _id: addressId, isDefault: true } },
    'POST /user/remove-address': { body: { _id: addressId } },
    'POST /user/set-default-address': { body: { _id: addressId } },
    'GET /user/get-product-details': { query: { id: smallLine.productId } },
  };
  return options;
}

/** Requests of signed-in customers that change something. */
export const customerWrites: readonly ApiCall[] = Object.entries<AnyRoute>(routes)
  .filter(([call, { auth }]) => auth === 'required' && call.startsWith('POST '))
  .map(([call]) => call as ApiCall);
