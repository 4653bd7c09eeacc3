import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';
import { cartCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { living } from '@/fixtures/windows.fixtures';
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
