import type { ApiCall } from '../../src/contract/api.ts';
import type { CreatedCredential, SignedCredential } from '../../src/contract/passkeys.ts';
import { routes } from '../../server/routes/routes.ts';
import { addPasskey, createMadeOrder, createPasskey } from './customerWrites.ts';
import { succeed, goodBilling, placeOrder } from './serverClient.ts';
import { createAuthenticator } from './softwareAuthenticator.ts';
import { soonSlot } from './soonSlot.ts';
import type { CallOptions } from './serverClient.ts';
import type { TestServer } from './testServer.ts';
import { keptBlind, largeLine, smallLine } from './tinyCatalogue.ts';

/** Calls that store nothing, although they are no reads. */
type StoringNothing =
  | 'POST /client-reports'
  | 'POST /user/offer-windows'
  | 'POST /user/start-passkey'
  | 'POST /user/start-passkey-sign-in';

export type ReadingCall = Extract<ApiCall, `GET ${string}`>;
export type WritingCall = Exclude<ApiCall, ReadingCall | StoringNothing>;
/** A call with a file has it as `file`. */
export type RequestOptions = CallOptions & { file?: Uint8Array };

const address = { ...goodBilling, label: 'Home', trn: '', makani: '' };

/** A customer with an order, and another without one. */
export interface Accounts {
  token: string;
  /** Ids of what the first one has. */
  own: {
    order: string;
    madeOrder: string;
    address: string;
    session: string;
    quote: string;
    otherQuote: string;
    passkey: string;
    newPasskey: CreatedCredential;
    signed: SignedCredential;
  };
  /** Only a customer without an order in progress can close the account. */
  leavingToken: string;
}

/** Creates both, the first with a cart, an order, an address and a second session. */
export async function createAccounts(server: TestServer): Promise<Accounts> {
  const email = 'aisha@example.com';
  const token = await server.signIn(email);
  const madeOrder = await createMadeOrder(server, token);
  const placed = await placeOrder(server, token, largeLine);
  await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
  const saved = await succeed(server, 'POST /user/save-address', { token, body: address });
  const second = await server.signIn(email);
  const { sessions } = await succeed(server, 'GET /user/get-account', { token: second });
  const session = sessions.find(({ isCurrent }) => isCurrent)?._id ?? '';
  const quotes: string[] = [];
  for (const quantity of [1, 2]) {
    const body = { sizeIds: [smallLine.sizeId], quantities: [quantity] };
    quotes.push((await succeed(server, 'POST /user/save-quote', { token, body })).token);
  }
  const [quote = '', otherQuote = ''] = quotes;
  const device = createAuthenticator({ origin: server.services.config.publicUrl });
  const passkey = await addPasskey(server, token, device);
  const { options } = await succeed(server, 'POST /user/start-passkey-sign-in');
  const signed = device.get(options);
  const own = {
    madeOrder,
    order: placed.order?._id ?? '',
    address: saved._id,
    session,
    quote,
    otherQuote,
    passkey,
    signed,
    newPasskey: await createPasskey(server, token, device),
  };
  return { token, own, leavingToken: await server.signIn('leaving@example.com') };
}

const isReading = (call: string): call is ReadingCall => call.startsWith('GET ');

/** A valid request of every call that reads: an empty one unless it needs a query or a session. */
export function readingRequests({ token, own }: Accounts): Record<ReadingCall, RequestOptions> {
  const product = { id: smallLine.productId };
  const empty = Object.keys(routes).filter(isReading);
  return {
    ...(Object.fromEntries(empty.map((call) => [call, {}])) as Record<ReadingCall, RequestOptions>),
    'GET /user/get-products': { token },
    'GET /user/get-suggestions': { query: { search: 'product' } },
    'GET /user/get-product-details': { token, query: product },
    'GET /user/get-sub-category': { query: { categoryId: 'curtains' } },
    'GET /user/get-review': { query: { productId: smallLine.productId } },
    'GET /user/get-cart': { token },
    'GET /user/get-orders': { token },
    'GET /user/get-single-order-history': { token, query: { _id: own.order } },
    'GET /user/get-invoices': { token, query: { _id: own.order } },
    'GET /user/get-complaints': { token, query: { _id: own.order } },
    'GET /user/get-price-table': { query: { version: 1 } },
    'GET /user/get-slots': { query: { kind: 'measuring' } },
    'GET /user/get-windows': { token },
    'GET /user/get-quotes': { token },
    'GET /user/get-samples': { token },
    'GET /user/get-shortlist': { token },
    'GET /user/get-quote': { token, query: { token: own.quote } },
    'GET /user/get-draft-quotes': { token },
    'GET /user/get-account': { token },
    'GET /user/export-account': { token },
    'GET /user/get-addresses': { token },
  };
}

/** A request of every call that writes, which would store something; a missing one does not compile. */
export function writingRequests(
  { token, own, leavingToken }: Accounts,
  photo: Uint8Array,
): Record<WritingCall, RequestOptions> {
  const email = 'newcomer@example.com';
  const enquiry = { name: 'A', email, phone: '1', date: '1', time: '1' };
  const review = { productId: smallLine.productId, rating: 5, review: 'Good', name: 'A' };
  return {
    'POST /user/send-otp': { body: { email } },
    'POST /user/verify-otp': { body: { email, otp: '042042' } },
    'POST /user/sign-in-with-passkey': { body: { credential: own.signed } },
    'POST /user/add-passkey': { token, body: { credential: own.newPasskey } },
    'POST /user/remove-passkey': { token, body: { _id: own.passkey } },
    'POST /user/enquiry': { body: enquiry },
    'POST /user/add-to-cart': { token, body: smallLine },
    'POST /user/replace-line': {
      token,
      body: { productId: 'product-1', fromSizeId: 'product-1-1', toSizeId: 'product-1-2' },
    },
    'POST /user/cart-action': { token, query: { action: 'increment' }, body: smallLine },
    'POST /user/place-order': { token, query: { paymentType: 'stripe' }, body: goodBilling },
    'POST /user/book-fitting': {
      token,
      body: { _id: own.madeOrder, slotId: soonSlot('fitting') },
    },
    'POST /user/cancel-order': { token, body: { _id: own.order } },
    'POST /user/add-review': { token, body: review },
    'POST /user/add-complaint': { token, body: { _id: own.order, kind: 'fit', text: 'Short' } },
    'POST /user/watch-stock': { body: { productId: 'product-1', email } },
    'POST /user/save-shortlist': { token, body: { added: ['product-1'], removed: [] } },
    'POST /user/request-samples': {
      token,
      body: { cloths: ['product-1'], delivery: 'visit' },
    },
    'POST /user/upload-review-photo': {
      token,
      headers: { 'content-type': 'image/jpeg' },
      file: photo,
    },
    'POST /user/price-window': { token, body: keptBlind },
    'POST /user/save-quote': {
      token,
      body: { sizeIds: [smallLine.sizeId], quantities: [1] },
    },
    'POST /user/mail-quote': { token, body: { token: own.quote } },
    'POST /user/accept-quote': { token, body: { token: own.quote } },
    'POST /user/revoke-quote': { token, body: { token: own.otherQuote } },
    'POST /user/save-windows': { token, body: { windows: [], erased: [{ id: 'a', erasedAt: 9 }] } },
    'POST /user/save-address': { token, body: address },
    'POST /user/set-default-address': { token, body: { _id: own.address } },
    'POST /user/remove-address': { token, body: { _id: own.address } },
    'POST /user/update-account': { token, body: { name: 'A' } },
    'POST /user/revoke-session': { token, body: { _id: own.session } },
    'POST /user/revoke-sessions': { token },
    'POST /user/send-closing-code': { token: leavingToken },
    'POST /user/close-account': { token: leavingToken, body: { otp: '042042' } },
    'POST /user/logout': { token },
  };
}
