import type { WindowPriceRequest } from '../../src/contract/madeToMeasure.ts';
import type { VisitSlot } from '../../src/contract/slots.ts';

/** Status and body of an API response. */
export interface ApiResponse {
  status: number;
  body: {
    message?: string;
    url?: string;
    order?: { _id: string; orderId: string; price: number };
    cart?: { quantity: number }[];
    /** Of a kept window. */
    sizeId?: string;
    /** Free ones instead of a taken slot. */
    slots?: VisitSlot[];
    /** Of a request for samples. */
    number?: string;
  };
}

/** A size of a product or a kept window, as in cart requests. */
export interface Line {
  productId: string;
  sizeId: string;
}

export const BILLING = {
  firstName: 'Rely',
  lastName: 'Able',
  companyName: '',
  country: 'United Arab Emirates',
  address: 'Villa 1, Street 2',
  pinCode: '',
  city: 'Dubai',
  dialCode: '+971',
  phone: '0501234567',
  email: 'rely@able.example',
  additionalInfo: '',
  paymentType: 'stripe',
} as const;

/** Sends a request to an absolute path of the shop. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Creates the requests of a signed-in customer; a lost connection rejects. */
export function createShopper(send: Send, token: string) {
  const call = async (path: string, body?: object, key?: string): Promise<ApiResponse> => {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    if (body) headers.set('Content-Type', 'application/json');
    if (key !== undefined) headers.set('Idempotency-Key', key);
    const response = await send(`/api/user/${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as ApiResponse['body'] };
  };
  return {
    /** Keeps the price of a finished window. */
    keep: (window: WindowPriceRequest) => call('price-window', { ...window, keep: true }),
    add: (line: Line, key?: string) => call('add-to-cart', line, key),
    cart: () => call('get-cart'),
    act: (action: string, line: Line) => call(`cart-action?action=${action}`, line),
    order: (notes: string, key?: string) =>
      call('place-order?paymentType=stripe', { ...BILLING, additionalInfo: notes }, key),
    /** Approves the payment on the page of the sandbox. */
    pay: async (page: string): Promise<ApiResponse> => {
      const { pathname } = new URL(page, 'http://shop.test');
      const { status } = await send(`${pathname}/approve`, { method: 'POST', redirect: 'manual' });
      return { status, body: {} };
    },
    /** Chooses when the windows of an order are fitted. */
    fit: (_id: string, slotId: string) => call('book-fitting', { _id, slotId }, `${_id}-${slotId}`),
    askForSamples: (key: string) =>
      call('request-samples', { cloths: ['almas-ivory-linen'], delivery: 'visit' }, key),
    cancel: (_id: string) => call('cancel-order', { _id, reason: 'Changed my Mind', comment: '' }),
  };
}

export type Shopper = ReturnType<typeof createShopper>;
