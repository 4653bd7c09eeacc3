/** What the shop said to a call: status and body. */
export interface Answer {
  status: number;
  body: {
    message?: string;
    url?: string;
    order?: { _id: string; orderId: string; price: number };
    cart?: { quantity: number }[];
  };
}

/** A size of a product, as a cart call names it. */
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

/** Sends a request to the shop; the path is absolute. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** A signed-in customer's calls; a lost connection rejects. */
export function createShopper(send: Send, token: string) {
  const call = async (path: string, body?: object, key?: string): Promise<Answer> => {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    if (body) headers.set('Content-Type', 'application/json');
    if (key !== undefined) headers.set('Idempotency-Key', key);
    const answer = await send(`/api/user/${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  return {
    add: (line: Line, key?: string) => call('add-to-cart', line, key),
    cart: () => call('get-cart'),
    act: (action: string, line: Line) => call(`cart-action?action=${action}`, line),
    order: (notes: string, key?: string) =>
      call('place-order?paymentType=stripe', { ...BILLING, additionalInfo: notes }, key),
    cancel: (_id: string) => call('cancel-order', { _id, reason: 'Changed my Mind', comment: '' }),
  };
}

export type Shopper = ReturnType<typeof createShopper>;
