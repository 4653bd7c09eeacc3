import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import type { ProductDetail } from '@/contract/products';
import { buildProductDetail, labelledSize } from '@/fixtures/products.fixtures';
import { living } from '@/fixtures/windows.fixtures';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { madeToMeasure } from '../../server/seed/content/madeToMeasure';
import type { RecordedRequest } from '../support/fakeApi';
import { fakeShop, keptWindows, linen } from '../support/madeToMeasure/fakeShop';
import { errorResponse, renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

/** The sheer of the seed. */
const sheer = buildProductDetail({
  _id: 'noor-white-voile',
  productId: 'noor-white-voile',
  name: 'Noor White Voile',
  madeFrom: 1100,
  sizes: [
    { ...labelledSize('140 cm width', 95, 'metre'), _id: 'noor-white-voile-1' },
    { ...labelledSize('280 cm width', 180, 'metre'), _id: 'noor-white-voile-2' },
  ],
  attributes: { weight: 65, opacity: 'sheer', canBeRailroaded: true },
  madeToMeasure: madeToMeasure['noor-white-voile'] as ProductDetail['madeToMeasure'],
  priceTableVersion: 1,
});

/** A shop that prices like the browser, as far as the test says what that is. */
function shopWith(prices: Record<string, number>) {
  const shop = fakeShop(linen, ({ productId, windowId }: WindowPriceRequest) => ({
    currency: 'AED',
    priceTableVersion: 1,
    price: prices[productId],
    sizeId: `mtm_${productId}_${windowId ?? ''}`,
  }));
  return (request: RecordedRequest) => {
    const { path, query } = request;
    if (path === '/user/get-products')
      return { body: { products: [sheer], facets: [], totalPages: 1, currency: 'AED' } };
    if (path === '/user/get-product-details' && query['id'] === sheer._id)
      return { body: { productDetail: sheer } };
    return shop(request);
  };
}

const bar = () => within(screen.getByRole('group', { name: 'Price for your window' }));

it('prices a sheer behind a curtain with it, and adds both at once (product 16.29)', async () => {
  const prices = { [linen._id]: 4498, [sheer._id]: 2000 };
  const { user, api, store, place } = await renderAppWithFakeApi(
    `/product-detail?id=${linen._id}&size=made`,
    shopWith(prices),
    { signedIn: true },
  );
  await screen.findByRole('textbox', { name: 'Width of the window' });
  store.dispatch(windowsAdded([living]));
  await user.click(await screen.findByRole('radio', { name: 'Living room, Terrace door' }));
  await bar().findByText('AED 4,498');
  await user.click(screen.getByRole('button', { name: 'Add a sheer behind it' }));
  const layer = within(screen.getByRole('region', { name: 'Sheer behind it' }));
  await user.click(await layer.findByRole('radio', { name: /^Noor White Voile AED 1,100/ }));
  expect(await layer.findByRole('radio', { name: /^Wave/ })).toBeChecked();
  expect(await bar().findByText('AED 6,498')).toBeVisible();
  expect(bar().getByText(/^For both layers/)).toBeVisible();
  expect(screen.getAllByRole('table')).toHaveLength(2);

  await user.click(layer.getByRole('radio', { name: /^Mains motor/ }));
  expect(place.current).toMatch(/_plus_noor-white-voile_.*_mains/);
  await user.click(screen.getByRole('radio', { name: /^I measured/ }));
  await bar().findByText('AED 6,498');
  await user.click(bar().getByRole('button', { name: 'Add to Cart' }));
  expect(await bar().findByText('In your cart.')).toBeVisible();
  expect(api.to('/user/add-to-cart').map(({ body }) => body)).toEqual([
    { productId: linen._id, sizeId: `mtm_${linen._id}_living` },
    { productId: sheer._id, sizeId: `mtm_${sheer._id}_living` },
  ]);
  expect(keptWindows(api).at(-1)).toMatchObject({
    productId: sheer._id,
    windowId: 'living',
    options: { heading: 'wave', lining: 'none', motor: 'mains' },
  });
});

it('adds only what is missing when a press is repeated after a failure', async () => {
  const shop = shopWith({ [linen._id]: 4498, [sheer._id]: 2000 });
  let failures = 1;
  const { user, api } = await renderAppWithFakeApi(
    `/product-detail?id=${linen._id}&size=made&made=241x265_ceiling_wave_lining_pair_hand_plus_${sheer._id}`,
    (request) => {
      const isSecond = request.path === '/user/add-to-cart' && api.to(request.path).length === 2;
      return isSecond && failures-- > 0 ? errorResponse('The cart is full.', 409) : shop(request);
    },
    { signedIn: true },
  );
  await user.click(await screen.findByRole('radio', { name: /^I measured/ }));
  await bar().findByText('AED 6,498');
  const press = () => user.click(bar().getByRole('button', { name: 'Add to Cart' }));
  await press();
  expect(await screen.findByText('The cart is full.')).toBeVisible();
  await waitFor(() => expect(bar().queryByRole('progressbar')).toBeNull());
  expect(bar().queryByText('In your cart.')).toBeNull();
  await press();
  expect(await bar().findByText('In your cart.')).toBeVisible();
  expect(api.to('/user/add-to-cart').map(({ body }) => body)).toEqual(
    [linen, sheer, sheer].map(({ _id }) => ({ productId: _id, sizeId: `mtm_${_id}_` })),
  );
});

it('opens with both layers of a link, and leaves the second one out again', async () => {
  const { user, place } = await renderAppWithFakeApi(
    `/product-detail?id=${linen._id}&size=made&made=241x265_ceiling_wave_lining_pair_hand_plus_${sheer._id}`,
    shopWith({ [linen._id]: 4498, [sheer._id]: 2000 }),
  );
  const layer = within(await screen.findByRole('region', { name: 'Sheer behind it' }));
  expect(await layer.findByRole('radio', { name: /^Noor White Voile/ })).toBeChecked();
  expect(await bar().findByText('AED 6,498')).toBeVisible();
  await user.click(layer.getByRole('button', { name: 'Without the second layer' }));
  expect(await bar().findByText('AED 4,498')).toBeVisible();
  expect(place.current).not.toMatch(/plus/);
});
