import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';
import { cartCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { kitchen, living } from '@/fixtures/windows.fixtures';
import { asRecord } from '@/lib/coerce';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { fakeShop, linen } from '../support/madeToMeasure/fakeShop';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

const cart = [
  buildCartItem({
    name: 'Almas Ivory Linen',
    productTotal: 4498,
    configuration: { ...cartCurtain, windowId: 'living' },
  }),
];

it('says at each window what is in the cart for it (product 15.8)', async () => {
  const shop = fakeShop(linen, () => ({}));
  const { store } = await renderAppWithFakeApi(
    '/windows',
    (request) =>
      request.path === '/user/get-cart' ? { body: buildCart({ cart }) } : shop(request),
    { signedIn: true },
  );
  await screen.findByRole('button', { name: 'Add a window' });
  store.dispatch(windowsAdded([living, { ...living, id: 'study', room: 'Study' }]));
  const room = within(await screen.findByRole('region', { name: 'Living room' }));
  expect(await room.findByText('In your cart: Almas Ivory Linen, AED 4,498')).toBeVisible();
  expect(screen.getAllByText(/^In your cart:/)).toHaveLength(1);
});

it('says at each measured window what it costs at least, with a link to that price, and what was ordered (product 15.16)', async () => {
  const shop = fakeShop(linen, () => ({}));
  const offers = [{ windowId: 'living', productId: 'noor-white-voile', price: 1240 }];
  const ordered = { windowId: 'living', order: 'o1', name: 'Layl', orderedAt: '2026-11-03T09:00Z' };
  const { store, api } = await renderAppWithFakeApi(
    '/windows',
    (request) => {
      if (request.path === '/user/offer-windows') return { body: { currency: 'AED', offers } };
      if (request.path === '/user/get-draft-quotes') return { body: { ordered: [ordered] } };
      return shop(request);
    },
    { signedIn: true },
  );
  await screen.findByRole('button', { name: 'Add a window' });
  store.dispatch(windowsAdded([living, kitchen]));
  const price = await screen.findByRole('link', { name: 'Curtains finished from AED 1,240' });
  expect(price).toHaveAttribute(
    'href',
    '/product-detail?id=noor-white-voile&size=made&window=living',
  );
  const order = await screen.findByRole('link', { name: 'Ordered on Tuesday 3 November: Layl' });
  expect(order).toHaveAttribute('href', '/MyOrders-detail?id=o1');
  // A window without measures has no price, and is not asked for.
  const asked = api.to('/user/offer-windows').map(({ body }) => asRecord(body)['windows']);
  expect(asked).toEqual([
    [expect.objectContaining({ windowId: 'living', widths: [240, 240, 240] })],
  ]);
});

it('leads from the sizes of a product to its finished window (product 15.7)', async () => {
  const { user, place, store } = await renderAppWithFakeApi(
    '/product-detail?id=almas-ivory-linen',
    fakeShop(linen, () => ({ currency: 'AED', priceTableVersion: 1, price: 4498 })),
    { signedIn: true },
  );
  await user.click(await screen.findByText('Which size for my window?'));
  await screen.findByText(/^Measure a window first/);
  store.dispatch(windowsAdded([living]));
  await user.click(await screen.findByRole('link', { name: /^Finished for this window/ }));
  expect(place.current).toBe('/product-detail?id=almas-ivory-linen&size=made&window=living');
  expect(await screen.findByRole('radio', { name: 'Living room, Terrace door' })).toBeChecked();
});
