import type { BrowserContext } from '@playwright/test';
import { billingDraft } from '../../../src/fixtures/billing.fixtures.ts';
import type { Shop } from './startShop.ts';

/** A size of a product of the seeded catalogue. */
export interface Line {
  productId: string;
  sizeId: string;
}

/** The `number`-th size of a product, counted from 1. */
export const lineOf = (productId: string, number = 1): Line => ({
  productId,
  sizeId: `${productId}-${number}`,
});

/** The token of the customer whose session the browser keeps. */
async function tokenOf(context: BrowserContext): Promise<string> {
  const { origins } = await context.storageState();
  const stored = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'persist:auth');
  const { token } = JSON.parse(stored?.value ?? '{}') as { token?: string };
  if (token === undefined) throw new Error('Nobody is signed in here.');
  return JSON.parse(token) as string;
}

/** Calls the API as the customer of a browser, past its screens; answers of any status are returned. */
export async function callAs(
  context: BrowserContext,
  shop: Shop,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(`${shop.url}/api/user/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await tokenOf(context)}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Puts one of each line into the customer's cart. */
export async function fillCart(
  context: BrowserContext,
  shop: Shop,
  lines: readonly Line[],
): Promise<void> {
  for (const line of lines) {
    const answer = await callAs(context, shop, 'add-to-cart', line);
    if (!answer.ok) throw new Error(`add-to-cart was refused: ${await answer.text()}`);
  }
}

/** Places an order of one line for the customer. @returns its id */
export async function placeOrder(
  context: BrowserContext,
  shop: Shop,
  line = lineOf('zabeel-emerald-velvet'),
): Promise<string> {
  await fillCart(context, shop, [line]);
  const answer = await callAs(context, shop, 'place-order?paymentType=stripe', {
    ...billingDraft,
    paymentType: 'stripe',
  });
  if (!answer.ok) throw new Error(`place-order was refused: ${await answer.text()}`);
  const { order } = (await answer.json()) as { order: { _id: string } };
  return order._id;
}
