import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sessionExpired, signedIn } from '@/store/slices/authSlice';
import { renderApp, type Backend } from '../support/renderApp';
import { placeOrder, succeed } from '../support/serverClient';
import { signInByMail } from '../support/signInByMail';
import { createTinyServer, type TestServer } from '../support/testServer';
import { largeLine, smallLine } from '../support/tinyCatalogue';
import { watchServer } from '../support/watchServer';
import { enter } from '../support/enter';

const EMAIL = 'layla@sadeel.example';
const PRODUCT = '/product-detail?id=product-1';
const LINE = { productId: 'product-1', sizeId: 'product-1-1' };
const pendingLine = { ...LINE, quantity: 15, idempotencyKey: 'made-with-the-intent' };

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

type App = Awaited<ReturnType<typeof renderApp>>;

const signIn = (app: App) => signInByMail(app, server, EMAIL);

const quantities = async () => {
  const lines = await server.db
    .selectFrom('cart_lines')
    .innerJoin('users', 'users.id', 'cart_lines.user_id')
    .select('quantity')
    .where('users.email', '=', EMAIL)
    .execute();
  return lines.map(({ quantity }) => quantity);
};
const ownReviews = async () => {
  const rows = await server.db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select('reviews.review')
    .where('users.email', '=', EMAIL)
    .execute();
  return rows.length;
};
const added = () => screen.findByText('Product Added to Cart Successfully');
const isForgotten = ({ place }: App) =>
  waitFor(() => expect(place.state).toEqual({ resume: undefined }));

describe('an addition to the cart that sign-in interrupted', () => {
  it('is continued once with its quantity, and neither Back nor Forward repeats it', async () => {
    const { backend, requestsTo } = watchServer(server);
    const state = { returnTo: PRODUCT, addToCart: [pendingLine] };
    const app = await renderApp('/login', { server: backend, state });
    await signIn(app);
    expect(await added()).toBeVisible();
    await isForgotten(app);
    expect(app.place.current).toBe(PRODUCT);

    app.place.go(-1);
    await waitFor(() => expect(app.place.current).toBe(PRODUCT));
    app.place.go(1);
    await screen.findByRole('heading', { level: 1, name: 'Product 1' });
    expect(requestsTo('add-to-cart')).toHaveLength(1);
    expect(await quantities()).toEqual([15]);
  });

  it('is continued after a reload, and once when the reload interrupted it or a tab was duplicated', async () => {
    const state = { resume: { addToCart: [pendingLine] } };
    const first = await renderApp(PRODUCT, { server, signedIn: EMAIL, state });
    expect(await added()).toBeVisible();
    await isForgotten(first);
    first.unmount();
    const second = await renderApp(PRODUCT, { server, signedIn: EMAIL, state });
    await isForgotten(second);
    expect(await quantities()).toEqual([15]);
  });

  it('waits for a session', async () => {
    const state = { resume: { addToCart: [pendingLine] } };
    const { place } = await renderApp(PRODUCT, { server, state });
    await screen.findByRole('heading', { level: 1, name: 'Product 1' });
    expect(place.current).toBe(PRODUCT);
    expect(await quantities()).toEqual([]);
  });

  it('is not continued by Back to the sign-in page with a session', async () => {
    const state = { returnTo: PRODUCT, addToCart: [pendingLine] };
    const { place } = await renderApp('/login', { server, signedIn: EMAIL, state });
    await waitFor(() => expect(place.current).toBe(PRODUCT));
    await screen.findByRole('heading', { level: 1, name: 'Product 1' });
    expect(place.state).toBeNull();
    expect(await quantities()).toEqual([]);
  });

  it('adds all lines of an order that is ordered again, in their order', async () => {
    const addToCart = [pendingLine, { productId: 'product-2', sizeId: 'product-2-1', quantity: 2 }];
    const app = await renderApp('/login', { server, state: { returnTo: '/cart', addToCart } });
    await signIn(app);
    await isForgotten(app);
    expect(await quantities()).toEqual([15, 2]);
  });
});

describe('an order that is ordered again when the session ends', () => {
  it('is continued with the lines that are left', async () => {
    const token = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/add-to-cart', { token, body: { ...smallLine, quantity: 3 } });
    const { order } = await placeOrder(server, token, largeLine);
    let additions = 0;
    const backend: Backend = {
      signIn: server.signIn,
      fetch: (input, init) => {
        const isAddition = input instanceof Request && input.url.includes('add-to-cart');
        if (isAddition) additions += 1;
        return isAddition && additions === 2
          ? Promise.resolve(Response.json({ message: 'Token expired' }, { status: 401 }))
          : server.fetch(input, init);
      },
    };
    const path = `/MyOrders-detail?id=${order?._id}`;
    const app = await renderApp(path, { server: backend, signedIn: EMAIL });
    await app.user.click(await screen.findByRole('button', { name: 'Order again' }));
    await app.user.click(await screen.findByRole('button', { name: 'Add 2 products to cart' }));
    await signIn(app);
    await isForgotten(app);
    expect(app.place.current).toBe(path);
    expect(await quantities()).toEqual([3, 1]);
    expect(additions).toBe(3);
  });
});

const review = () => screen.findByRole('textbox', { name: /Your review/ });

/** Writes a review and presses the button that leads to sign-in. */
async function sendReview({ user }: App): Promise<void> {
  await enter(user, await review(), 'Falls beautifully.');
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }), { clientX: 1 });
  await enter(user, screen.getByRole('textbox', { name: /Your name/ }), 'Layla');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
}

describe('a review that sign-in interrupted', () => {
  it('is sent once after sign-in, and Back does not send it again', async () => {
    const app = await renderApp(PRODUCT, { server });
    await sendReview(app);
    await signIn(app);
    expect(await screen.findByText('Review Added Successfully')).toBeVisible();
    expect(app.place.current).toBe(PRODUCT);
    await waitFor(() => expect(app.place.state).toBeNull());
    expect(await review()).toHaveValue('');
    app.place.go(-1);
    await waitFor(() => expect(app.place.current).toBe(PRODUCT));
    expect(await ownReviews()).toBe(1);
  });

  it('is not sent after a reload, which loses its texts', async () => {
    const addReview = { productId: 'product-1', idempotencyKey: 'key' };
    const state = { resume: { addReview } };
    const app = await renderApp(PRODUCT, { server, signedIn: EMAIL, state });
    expect(await review()).toHaveValue('');
    await isForgotten(app);
    expect(await ownReviews()).toBe(0);
  });

  it('is not sent for another customer', async () => {
    const app = await renderApp(PRODUCT, { server, signedIn: EMAIL });
    await enter(app.user, await review(), 'Falls beautifully.');
    act(() => void app.store.dispatch(sessionExpired(EMAIL)));
    const token = await server.signIn('omar@sadeel.example');
    const user = { _id: 'omar', email: 'omar@sadeel.example' };
    act(() => void app.store.dispatch(signedIn({ token, role: 'user', user })));
    expect(await review()).toHaveValue('');
  });
});
