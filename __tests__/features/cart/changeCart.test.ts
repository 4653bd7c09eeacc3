import { describe, expect, it } from '@jest/globals';
import { actOnLine, addLine } from '@/features/cart/changeCart';
import { signedIn } from '@/store/slices/authSlice';
import { selectIsCartBusy, selectIsLineBusy } from '@/store/slices/pendingCartSlice';
import { createTestStore, type Respond } from '../../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const line = { productId: 'p', sizeId: 's' };

function shop(respond?: Respond) {
  const testStore = createTestStore(respond, {
    services: { currentPath: () => '/product-detail?id=p' },
  });
  testStore.store.dispatch(signedIn(buildSession()));
  return testStore;
}

const keyOf = (request: { headers: Headers } | undefined) =>
  request?.headers.get('Idempotency-Key');

describe('addLine', () => {
  it('redirects a visitor to sign-in with the pending line and sends nothing', async () => {
    const { store, api, visited } = createTestStore(undefined, {
      services: { currentPath: () => '/product-detail?id=p' },
    });

    await store.dispatch(addLine(line));

    expect(visited).toEqual([
      {
        to: '/login',
        state: {
          returnTo: '/product-detail?id=p',
          addToCart: [{ ...line, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) }],
        },
      },
    ]);
    expect(api.requests).toEqual([]);
  });

  it('does not redirect again from the sign-in page', async () => {
    const { store, visited } = createTestStore(undefined, {
      services: { currentPath: () => '/login' },
    });

    await store.dispatch(addLine(line));

    expect(visited).toEqual([]);
  });

  it('sends the key of an addition that sign-in interrupted', async () => {
    const { store, api } = shop();

    await store.dispatch(addLine({ ...line, idempotencyKey: 'made-before' }));

    const [request] = api.to('/user/add-to-cart');
    expect(keyOf(request)).toBe('made-before');
    expect(request?.body).toEqual(line);
  });

  it('sends one request for two simultaneous clicks', async () => {
    const { store, api, toasts } = shop();

    await Promise.all([store.dispatch(addLine(line)), store.dispatch(addLine(line))]);

    expect(api.to('/user/add-to-cart').map(({ body }) => body)).toEqual([line]);
    expect(toasts).toEqual([{ message: 'Product Added to Cart Successfully', variant: 'success' }]);
  });

  it('sends only the fields of the contract', async () => {
    const { store, api } = shop();

    await store.dispatch(addLine(Object.assign({ name: 'Linen', price: 4 }, line)));

    expect(api.to('/user/add-to-cart')[0]?.body).toEqual(line);
  });

  it('resolves to how many the server added, which is one unless it counts them', async () => {
    let added: number | undefined = 15;
    const { store, api } = shop(() => ({ body: { message: '', added } }));

    expect(await store.dispatch(addLine({ ...line, quantity: 15 }))).toBe(15);
    added = undefined;
    expect(await store.dispatch(addLine({ ...line, quantity: 15 }))).toBe(1);
    expect(api.to('/user/add-to-cart')[0]?.body).toEqual({ ...line, quantity: 15 });
  });

  it('does not retry an addition with the key of another quantity', async () => {
    const { store, api } = shop(() => {
      throw new TypeError('offline');
    });

    await store.dispatch(addLine(line));
    expect(await store.dispatch(addLine({ ...line, quantity: 15 }))).toBeUndefined();

    const [first, second] = api.to('/user/add-to-cart').map(keyOf);
    expect(second).not.toBe(first);
  });

  it('reuses the idempotency key until a response arrives', async () => {
    let isDown = true;
    const { store, api } = shop(({ path }) => {
      if (isDown && path === '/user/add-to-cart') throw new TypeError('offline');
      return { body: {} };
    });

    await store.dispatch(addLine(line));
    isDown = false;
    await store.dispatch(addLine(line));
    await store.dispatch(addLine(line));

    const [first, second, third] = api.to('/user/add-to-cart').map(keyOf);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('actOnLine', () => {
  it('leaves no mutation entry in the store', async () => {
    const { store } = shop();

    await store.dispatch(addLine(line));
    await store.dispatch(actOnLine('increment', line));

    expect(store.getState().api.mutations).toEqual({});
  });

  it('blocks concurrent changes of the same line only', async () => {
    const { store, api } = shop();
    const other = { productId: 'p', sizeId: 'other' };

    const changes = [
      store.dispatch(actOnLine('increment', line)),
      store.dispatch(actOnLine('remove', line)),
      store.dispatch(actOnLine('increment', other)),
    ];
    const busy = ['p:s', 'p:other', 'p:third'].filter((key) =>
      selectIsLineBusy(store.getState(), key),
    );
    expect(busy).toEqual(['p:s', 'p:other']);
    await Promise.all(changes);

    expect(api.to('/user/cart-action').map(({ body }) => body)).toEqual([line, other]);
    expect(selectIsCartBusy(store.getState())).toBe(false);
  });

  it('unblocks the line after a failure and shows one toast', async () => {
    const { store, toasts } = shop(({ path }) =>
      path === '/user/cart-action'
        ? { status: 409, body: { message: 'You can order at most 99 of one size.' } }
        : { body: {} },
    );

    await store.dispatch(actOnLine('increment', line));

    expect(selectIsCartBusy(store.getState())).toBe(false);
    expect(toasts).toEqual([
      { message: 'You can order at most 99 of one size.', variant: 'error' },
    ]);
  });
});
