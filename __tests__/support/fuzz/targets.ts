import Stripe from 'stripe';
import { z } from 'zod';
import type { AnyRoute } from '../../../server/http/route.ts';
import { WEBHOOK_HEADER } from '../../../server/payments/tabby.ts';
import { routes } from '../../../server/routes/routes.ts';
import { emptyWindow } from '../../../src/lib/windows/measuredWindow.ts';
import { soonSlot } from '../soonSlot.ts';
import type { FuzzedCall } from './cases.ts';
import type { Known } from './fromSchema.ts';

/** A URL to fuzz. */
export interface Target extends FuzzedCall {
  path: string;
  /** Headers that require a secret. */
  sign?: (body: string) => Record<string, string>;
}

/** A customer reserved for fuzzing, and the code that it receives. */
export const GUEST = 'guest@example.com';
export const OTP = '042042';
/** Placeholder for the id of an existing order. */
export const ORDER_ID = 'ORDER_ID';
/** Placeholder for the id of a session of the caller. */
export const SESSION_ID = 'SESSION_ID';
/** Placeholder for the id of a saved address of the caller. */
export const ADDRESS_ID = 'ADDRESS_ID';
/** Placeholder for the id of a kept window of the caller. */
export const KEPT_ID = 'KEPT_ID';
/** Placeholder for the token of a quote of the caller. */
export const QUOTE_TOKEN = 'QUOTE_TOKEN';
/** Placeholder for the id of a passkey of the caller. */
export const PASSKEY_ID = 'PASSKEY_ID';
/** Placeholder for what a browser returns of a passkey, for a request to add it or to sign in. */
export const CREDENTIAL = 'CREDENTIAL';
/** Placeholder for the revision of the cart of the caller. */
export const CART_REVISION = 'CART_REVISION';
export const SIGNING_SECRET = 'whsec_fuzz';

/** Values that exist, so that requests pass the first validation. */
export const known: Known = {
  page: ['1', '2'],
  limit: ['5', '100'],
  lang: ['en', 'ar', 'ar-AE', 'fr', ''],
  search: ['wool', '50%', 'soft_touch', 'Product 1'],
  filter: ['30', '90', '2026', '0000', '9999'],
  id: ['product-1', 'product-2'],
  productId: ['product-1', 'product-1', 'product-1', 'product-2'],
  sizeId: [
    ...Array.from({ length: 6 }, () => 'product-1-1'),
    'product-1-2',
    'product-2-1',
    KEPT_ID,
  ],
  fromSizeId: ['product-1-1', 'product-1-1', KEPT_ID],
  toSizeId: ['product-1-1', 'product-1-2', KEPT_ID],
  sizeIds: [[KEPT_ID], ['product-1-1'], ['mtm_0000000000000000'], []],
  quantities: [[1], [1], [99], []],
  token: [QUOTE_TOKEN, QUOTE_TOKEN, 'nothing'],
  // Mostly where finished windows are fitted.
  city: ['Dubai', 'Dubai', 'Dubai', 'Al Ain', ''],
  country: ['United Arab Emirates', 'United Arab Emirates', 'United Arab Emirates', 'Oman'],
  keep: [true, true, false],
  name: ['Study 1', ''],
  quantity: [1, 2, 15, 99],
  categoryId: ['curtains', 'blinds'],
  category: ['curtains', '', null],
  subCategory: ['sheer', '', null],
  subCategoryId: ['sheer', ''],
  _id: [ORDER_ID, SESSION_ID, ADDRESS_ID, PASSKEY_ID],
  credential: [CREDENTIAL],
  email: [GUEST, ' Guest@Example.COM '],
  otp: [OTP, OTP, '000000'],
  phone: ['0501234567'],
  // Mostly the same in query and body, and one that is configured.
  paymentType: ['stripe', 'stripe', 'stripe', 'tabby', 'paypal'],
  // Of events of Tabby.
  status: ['authorized', 'closed', 'expired'],
  revision: [CART_REVISION],
  photos: [[], []],
  items: [[], []],
  trn: ['', '100000000000003', '١٠٠٠٠٠٠٠٠٠٠٠٠٠٣'],
  makani: ['', '12345 67890'],
  isDefault: [true, false],
  windows: [[], [emptyWindow({ id: 'hall', updatedAt: 1 })], [{ id: 'hall' }]],
  version: ['1', '2'],
  window: [
    { mount: 'inside', widths: [120.5, 121, null], drops: [200] },
    { mount: 'outside', widths: [300], drops: [140], notes: ['bedroom'] },
    { mount: 'ceiling', widths: [], drops: [] },
  ],
  options: [
    { control: 'chain' },
    { control: 'mains', controls: ['remote1'], extras: ['cassette'], parts: 2 },
    { heading: 'wave', lining: 'none', draw: 'pair' },
  ],
  erased: [[], [{ id: 'hall', erasedAt: 2 }], [{ id: 'hall', erasedAt: '2' }]],
  cloths: [['product-1'], ['product-1', 'product-2']],
  added: [[], ['product-1'], ['product-1', 'product-2']],
  removed: [[], ['product-1']],
  delivery: ['visit', 'post'],
  // Of slots, browser reports and complaints.
  kind: ['measuring', ...Array.from({ length: 3 }, () => ['error', 'damaged', 'damaged']).flat()],
  from: ['2026-12-01', '2099-01-01'],
  slotId: ['', ...Array.from({ length: 4 }, () => soonSlot('fitting')), soonSlot('measuring')],
  type: ['checkout.session.completed', 'checkout.session.expired', 'product.created'],
  data: [{ object: { id: 'cs_1', payment_status: 'paid', amount_total: 1, currency: 'aed' } }],
};

/** Shape of a Stripe webhook. */
const event = z.object({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  data: z.custom(),
});

function signAsStripe(payload: string): Record<string, string> {
  const secret = SIGNING_SECRET;
  return { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
}

/** Shape of an event of Tabby. */
const tabbyEvent = z.object({ id: z.string(), status: z.string() });

const signAsTabby = (): Record<string, string> => ({ [WEBHOOK_HEADER]: SIGNING_SECRET });

/** Every endpoint of the contract with JSON; `reviewPhotos.fuzz.test.ts` has the one with files. */
export const calls: readonly Target[] = Object.entries<AnyRoute>(routes)
  .filter(([, { file }]) => file === undefined)
  .map(([call, { query, body }]) => {
    const [method, path = ''] = call.split(' ');
    return {
      method: method === 'GET' ? 'GET' : 'POST',
      path: `/api${path}`,
      query: query?.en,
      body: body?.en,
    };
  });

/** Endpoints outside the contract. */
export const others: readonly Target[] = [
  { method: 'POST', path: '/api/webhooks/stripe', body: event, sign: signAsStripe },
  { method: 'POST', path: '/api/webhooks/paypal', body: event },
  { method: 'POST', path: '/api/webhooks/tabby', body: tabbyEvent, sign: signAsTabby },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
];
