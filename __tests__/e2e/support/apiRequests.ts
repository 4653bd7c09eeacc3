import type { BrowserContext } from '@playwright/test';
import { billingDraft } from '../../../src/fixtures/billing.fixtures.ts';
import type { Language } from '../../../src/lib/language.ts';
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

/** The token in the stored session of the browser context. */
async function tokenOf(context: BrowserContext): Promise<string> {
  const { origins } = await context.storageState();
  const stored = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'persist:auth');
  const { token } = JSON.parse(stored?.value ?? '{}') as { token?: string };
  if (token === undefined) throw new Error('The browser context has no stored session.');
  return JSON.parse(token) as string;
}

/** Sends an API request as the customer of the browser context; returns responses of any status. */
export async function requestAs(
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

/** Adds one item of each line to the cart of the customer. */
export async function fillCart(
  context: BrowserContext,
  shop: Shop,
  lines: readonly Line[],
): Promise<void> {
  for (const line of lines) {
    const response = await requestAs(context, shop, 'add-to-cart', line);
    if (!response.ok) throw new Error(`add-to-cart failed: ${await response.text()}`);
  }
}

/** Places an order of one line for the customer; its payment and mails are in the language. @returns its id */
export async function placeOrder(
  context: BrowserContext,
  shop: Shop,
  line = lineOf('zabeel-emerald-velvet'),
  language: Language = 'en',
): Promise<string> {
  await fillCart(context, shop, [line]);
  const query = new URLSearchParams({
    paymentType: 'stripe',
    ...(language !== 'en' && { lang: language }),
  });
  const response = await requestAs(context, shop, `place-order?${query}`, {
    ...billingDraft,
    paymentType: 'stripe',
  });
  if (!response.ok) throw new Error(`place-order failed: ${await response.text()}`);
  const { order } = (await response.json()) as { order: { _id: string } };
  return order._id;
}
