import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';
import { cartCurtain, orderedCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import { renderAppWithFakeApi } from '../../support/renderAppWithFakeApi';

const item = buildCartItem({
  sizeId: 'mtm_7hq2k9c4v1xw8n5t',
  size: 'Living 1: 290 x 265 cm, wave, lined, pair',
  quantity: 1,
  price: 4498,
  productTotal: 4498,
});

const showCart = (configuration: unknown, madeDelivery?: unknown) =>
  renderAppWithFakeApi(
    '/cart',
    () => ({ body: { ...buildCart(), cart: [{ ...item, configuration }], madeDelivery } }),
    { signedIn: true },
  );

describe('A finished window in the cart (product 16.15)', () => {
  it('is named by its window, and says until when its price holds', async () => {
    await showCart(cartCurtain, { delivery: 'On Monday.', fitting: 'Included in Ajman.' });
    expect(await screen.findByText(item.size ?? '')).toBeVisible();
    expect(screen.getByText(/^Price holds until .*26 December/)).toBeVisible();
    expect(screen.getByText(/^Fit guarantee: it fits, or we make it again/)).toBeVisible();
    expect(screen.getByText('Included in Ajman.')).toBeVisible();
  });

  it('is drawn to scale, and counts windows', async () => {
    const input = { window: { widths: [290], drops: [265] }, options: { draw: 'pair' } };
    const line = { ...item, quantity: 2, configuration: { ...cartCurtain, input } };
    await renderAppWithFakeApi('/cart', () => ({ body: { ...buildCart(), cart: [line] } }), {
      signedIn: true,
    });
    const row = within(await screen.findByRole('row', { name: /Living 1/ }));
    expect(
      await row.findByRole('img', { name: 'Window 290 cm wide and 265 cm long.' }),
    ).toBeVisible();
    expect(row.getByText('per window')).toBeVisible();
    expect(row.getByRole('status')).toHaveAccessibleName('2 windows');
  });

  it('says what it cost before, or that it is made no more', async () => {
    await showCart({ ...cartCurtain, previousPrice: 4380, unavailable: true });
    expect(await screen.findByText('It was AED 4,380.')).toBeVisible();
    expect(screen.getByText(/^We can no longer make this/)).toBeVisible();
    expect(screen.queryByText(/^Price holds/)).toBeNull();
  });

  it.each([undefined, null, 'broken', 1])(
    'is an ordinary line with the configuration %j',
    async (configuration) => {
      await showCart(configuration);
      expect(await screen.findByText(item.size ?? '')).toBeVisible();
      expect(screen.queryByText(/^Price holds/)).toBeNull();
      expect(screen.queryByText('per window')).toBeNull();
      expect(screen.getByText(/^Not included in these prices/)).toBeVisible();
    },
  );
});

describe('A finished window of an order (product 16.15)', () => {
  it('shows the ordered window to scale and its breakdown', async () => {
    const detail = buildOrderDetail();
    const [first] = detail.items;
    const items = [{ ...first, price: 4498, offerPrice: 4498, configuration: orderedCurtain }];
    await renderAppWithFakeApi(
      `/MyOrders-detail?id=${detail._id}`,
      () => ({ body: { order: { ...detail, items }, shippingAddress } }),
      { signedIn: true },
    );
    expect(
      await screen.findByRole('img', { name: 'Window 290 cm wide and 265 cm long.' }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: 'Cloth 15 m AED 2,775' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Total, VAT included AED 4,498' })).toBeVisible();
  });
});
