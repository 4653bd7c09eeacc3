import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { kitchen, living } from '@/fixtures/windows.fixtures';
import { quotePath } from '@/lib/paths';
import { persistedWindows } from '@/store/persistedWindows';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { renderApp } from '../support/renderApp';
import { succeed } from '../support/serverClient';
import { signInByMail } from '../support/signInByMail';
import { createTestServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@sadeel.example';
const CLOTH = 'almas-ivory-linen-1';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer();
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

/** Saves a quote of 3 m. @returns the path of its page */
async function saveQuote() {
  const body = { sizeIds: [CLOTH], quantities: [3] };
  return quotePath((await succeed(server, 'POST /user/save-quote', { token, body })).token);
}
const cart = async () => (await succeed(server, 'GET /user/get-cart', { token })).cart;

describe('a quote (product 16.30)', () => {
  it('is saved from the quote of the cart, and opened', async () => {
    const line = { productId: 'almas-ivory-linen', sizeId: CLOTH, quantity: 3 };
    await succeed(server, 'POST /user/add-to-cart', { token, body: line });
    const { user, place } = await renderApp('/cart?show=quote', { server, signedIn: EMAIL });
    await user.click(await screen.findByRole('button', { name: 'Save as quote' }));
    await screen.findByText(/^Q-\d{6}-[2-9A-Z]{5}$/);
    expect(place.current).toMatch(/^\/quote\?token=[\w-]{22}$/);
    const lines = screen.getByRole('list', { name: 'What is offered' });
    expect(within(lines).getByText('Almas Ivory Linen')).toBeVisible();
    expect(within(lines).getByText('AED 555')).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute(
      'content',
      'noindex, follow',
    );
  });

  it('is put in the cart after sign-in, once', async () => {
    const path = await saveQuote();
    const { user, place } = await renderApp(path, { server });
    await user.click(await screen.findByRole('button', { name: 'Put this quote in my cart' }));
    await signInByMail({ user }, server, EMAIL);
    await screen.findByText(/^Quote Q-.* is in your cart\.$/);
    await waitFor(() => expect(place.current).toBe('/cart'));
    expect(await cart()).toMatchObject([{ sizeId: CLOTH, quantity: 3, price: 185 }]);
    place.go(-1);
    await screen.findByText('This quote was put in a cart.');
    expect(await cart()).toMatchObject([{ quantity: 3 }]);
  });

  it('is withdrawn, and then does not exist', async () => {
    const path = await saveQuote();
    const { user, place, unmount } = await renderApp(path, { server, signedIn: EMAIL });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw this quote' }));
    await screen.findByText(/^Quote Q-.* is withdrawn\./);
    await waitFor(() => expect(place.current).toBe('/products'));
    unmount();
    const again = await renderApp(path, { server });
    const title = 'This quote does not exist any more';
    expect(await again.findByRole('heading', { name: title })).toBeVisible();
  });
});

describe('Save as quote (product 16.30)', () => {
  const size = { name: 'Width of the window' };

  it('quotes what is configured on a product page', async () => {
    const path = '/product-detail?id=almas-ivory-linen&size=made';
    const { user, place } = await renderApp(path, { server, signedIn: EMAIL });
    await user.type(await screen.findByRole('textbox', size), '241');
    await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '265');
    await user.click(await screen.findByRole('button', { name: 'Save as quote' }));
    await screen.findByText(/^Q-\d{6}-[2-9A-Z]{5}$/);
    expect(place.current).toMatch(/^\/quote\?token=[\w-]{22}$/);
    const lines = screen.getByRole('list', { name: 'What is offered' });
    expect(within(lines).getByText(/^290 x 265 cm, wave/)).toBeVisible();
    expect(await cart()).toEqual([]);
  });

  it('quotes a compared product for all measured windows', async () => {
    const path = '/compare?ids=almas-ivory-linen,noor-white-voile&show=quote';
    const { user, store } = await renderApp(path, { server, signedIn: EMAIL });
    act(() => {
      store.inject(persistedWindows);
      store.dispatch(windowsAdded([living, kitchen]));
    });
    await user.click(
      await screen.findByRole('button', { name: 'Save Almas Ivory Linen as quote' }),
    );
    await screen.findByText(/^Q-\d{6}-[2-9A-Z]{5}$/);
    const lines = screen.getByRole('list', { name: 'What is offered' });
    expect(within(lines).getAllByText('Almas Ivory Linen')).not.toHaveLength(0);
  });
});

describe('the quotes of a customer (product 16.33)', () => {
  it('are on the account page with their state, and open', async () => {
    await saveQuote();
    const path = await saveQuote();
    const link = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    await succeed(server, 'POST /user/accept-quote', { token, body: { token: link } });
    const { user, place } = await renderApp('/account', { server, signedIn: EMAIL });
    const section = within(await screen.findByRole('region', { name: 'My quotes' }));
    expect(await section.findByText('Put in a cart')).toBeVisible();
    expect(section.getByText(/^Valid until /)).toBeVisible();
    const [newest] = section.getAllByRole('link', { name: /^Q-/ });
    if (newest) await user.click(newest);
    await screen.findByRole('heading', { name: 'Quote' });
    expect(place.current).toMatch(/^\/quote\?token=/);
  });
});
