import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { kitchen, living } from '@/fixtures/windows.fixtures';
import type { AppStore } from '@/store/makeStore';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { persistedWindows } from '@/store/persistedWindows';
import { fillCart, lineOf } from '../support/cart';
import { renderApp } from '../support/renderApp';
import { placeOrder } from '../support/serverClient';
import { createTinyServer, type TestServer } from '../support/testServer';
import { smallLine } from '../support/tinyCatalogue';

const EMAIL = 'layla@sadeel.example';
const LIVING =
  'Living room, Terrace door: W 240 × D 265 cm, Curtain track on the ceiling, Wave (ripple-fold), To both sides, At the floor';
let server: TestServer;
beforeAll(async () => {
  server = await createTinyServer();
});
afterAll(() => server.close());

const measure = (store: AppStore) =>
  act(() => {
    store.inject(persistedWindows);
    store.dispatch(windowsAdded([living, kitchen]));
  });

/** Opens the draft and returns its lines. */
async function openDraft(
  { user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>,
  name = 'Ask about this',
) {
  await user.click(await screen.findByRole('button', { name }));
  const field = await screen.findByRole('textbox', { name: 'Message' });
  return (field as HTMLTextAreaElement).value.split('\n');
}

describe('asking the shop in its chat', () => {
  it('names the product in the chosen size, the measured windows and the page', async () => {
    const path = '/product-detail?id=product-1&size=product-1-2';
    const app = await renderApp(path, { server });
    await screen.findByRole('heading', { level: 1, name: 'Product 1' });
    measure(app.store);
    expect(await openDraft(app)).toEqual([
      'Hello Sadeel,',
      'I have a question about Product 1, Large, 600.50 AED.',
      LIVING,
      '/product-detail?id=product-1',
      'Can you help me?',
    ]);
  });

  it('names the lines of the cart', async () => {
    await fillCart(server, EMAIL, [lineOf(1), lineOf(1), lineOf(2, 2)]);
    const app = await renderApp('/cart', { server, signedIn: EMAIL });
    expect(await openDraft(app)).toEqual([
      'Hello Sadeel,',
      'I have a question about my cart, AED 850.52 in total:',
      'Product 1, Small: 2 × AED 100.01',
      'Product 2, Large: 1 × AED 600.50',
      'Can you help me?',
    ]);
  });

  it('names number and status of an order, and nothing else of it', async () => {
    const token = await server.signIn('omar@sadeel.example');
    const { order } = await placeOrder(server, token, smallLine);
    const path = `/MyOrders-detail?id=${order?._id}`;
    const app = await renderApp(path, { server, signedIn: 'omar@sadeel.example' });
    expect(await openDraft(app)).toEqual([
      'Hello Sadeel,',
      `I have a question about my order ${order?.orderId}. Its status: Order Confirmed.`,
      'Can you help me?',
    ]);
  });

  it('names the measured windows', async () => {
    const app = await renderApp('/windows', { server });
    measure(app.store);
    expect(await openDraft(app, 'Send to us on WhatsApp')).toEqual([
      'Hello Sadeel,',
      'These are my windows:',
      LIVING,
      '/windows',
      'Can you help me?',
    ]);
  });
});
