import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';
import { cartCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { fakeShop, keptWindows, linen, roller } from '../support/madeToMeasure/fakeShop';
import { errorResponse, renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

const FROM = 'mtm_7hq2k9c4v1xw8n5t';
const TO = 'mtm_0000000000000001';
const EDITED = `/product-detail?id=almas-ivory-linen&size=made&line=${FROM}`;

const line = buildCartItem({
  productId: 'almas-ivory-linen',
  sizeId: FROM,
  size: 'Living 1: 290 x 265 cm, double, lined, left',
  configuration: cartCurtain,
});
const priced = { currency: 'AED', priceTableVersion: 1, sizeId: TO };

/** The price beside the button. */
const shownPrice = (text: string) =>
  within(screen.getByRole('group', { name: 'Price for your window' })).findByText(text);

/** A shop with the line in the cart; `refusals` replacements fail without a response of the server. */
function openLine(path: string, cart = [line], refusals = 0, product = linen) {
  const shop = fakeShop(product, ({ options }) => ({
    ...priced,
    price: options.lining === 'none' ? 2900 : 3150,
  }));
  let left = refusals;
  return renderAppWithFakeApi(
    path,
    (request) => {
      if (request.path === '/user/get-cart') return { body: buildCart({ cart }) };
      if (request.path !== '/user/replace-line') return shop(request);
      left -= 1;
      return left >= 0
        ? { ...errorResponse('Closed for tea.'), status: 503 }
        : { body: { message: 'Product Changed Successfully' } };
    },
    { signedIn: true },
  );
}

it('copies the choices of a line to another window, which is priced first (product 16.25)', async () => {
  const { user, api } = await openLine('/cart');
  await user.click(await screen.findByRole('link', { name: /^Copy to a window: Ivory Linen/ }));
  const width = await screen.findByRole('textbox', { name: 'Width of the window' });
  expect(width).toHaveValue('');
  await user.type(width, '180');
  await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '260');
  for (const choice of [/^Double pinch pleat/, /^Cotton lining/, /^To the left/])
    expect(screen.getByRole('radio', { name: choice })).toBeChecked();
  expect(await shownPrice('AED 3,150')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^I measured/ }));
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(api.to('/user/add-to-cart')).toHaveLength(1));
  expect(api.to('/user/replace-line')).toEqual([]);
});

describe('Editing a finished window of the cart (product 16.17)', () => {
  it('opens its choices from the cart, and replaces the line', async () => {
    const { user, api, place } = await openLine('/cart');
    const name = 'Edit Ivory Linen, Living 1: 290 x 265 cm, double, lined, left';
    await user.click(await screen.findByRole('link', { name }));
    expect(place.current).toBe(EDITED);
    expect(await screen.findByRole('textbox', { name: 'Width of the window' })).toHaveValue('240');
    expect(screen.getByRole('textbox', { name: /^Drop/ })).toHaveValue('265');
    for (const choice of [/^Double pinch pleat/, /^Cotton lining/, /^To the left/])
      expect(screen.getByRole('radio', { name: choice })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: /^Without lining/ }));
    // The price of the server counts.
    expect(await shownPrice('AED 2,900')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update your cart' }));
    expect(await screen.findByText('Window changed in your cart')).toBeVisible();
    await waitFor(() => expect(place.current).toBe('/cart'));
    expect(api.to('/user/replace-line').map(({ body }) => body)).toEqual([
      { productId: 'almas-ivory-linen', fromSizeId: FROM, toSizeId: TO },
    ]);
    expect(keptWindows(api).at(-1)).toMatchObject({
      window: { mount: 'ceiling', widths: [240], drops: [265] },
      options: { heading: 'double', lining: 'none', draw: 'left' },
    });
    expect(api.to('/user/add-to-cart')).toEqual([]);
  });

  it('keeps hems, sides, height and the meaning of the size of the line', async () => {
    const curtain = {
      window: { mount: 'ceiling', widths: [240], drops: [265] },
      options: { draw: 'pair', left: 120, handFinish: true, hem: 'followFloor' },
    };
    const opened = (input: object, product = linen) =>
      openLine(
        `/product-detail?id=${product._id}&size=made&line=${FROM}`,
        [
          {
            ...line,
            productId: product._id,
            configuration: { ...cartCurtain, input: input as never },
          },
        ],
        0,
        product,
      );
    const { unmount } = await opened(curtain);
    expect(await screen.findByRole('textbox', { name: /^Width of the left/ })).toHaveValue('120');
    expect(screen.getByRole('checkbox', { name: /^Hem sewn at your home/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Hems sewn by hand/ })).toBeChecked();
    unmount();
    const blind = {
      window: { mount: 'outside', widths: [120], drops: [200], height: 240 },
      options: { control: 'chain', child: false, toFloor: true },
    };
    const outside = await opened(blind, roller);
    expect(await screen.findByRole('textbox', { name: /^Floor to the top/ })).toHaveValue('240');
    expect(screen.getByRole('checkbox', { name: 'Down to the floor' })).toBeChecked();
    outside.unmount();
    await opened({ ...blind, options: { control: 'chain', sizeIs: 'finished' } }, roller);
    expect(await screen.findByRole('checkbox', { name: /^My size is that/ })).toBeChecked();
  });

  it('keeps the choices when it fails, and repeats the same request', async () => {
    const { user, api } = await openLine(EDITED, [line], 1);
    await user.click(await screen.findByRole('radio', { name: /^Without lining/ }));
    expect(await shownPrice('AED 2,900')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update your cart' }));
    expect(await screen.findByText('Closed for tea.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Without lining/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Update your cart' }));
    expect(await screen.findByText('Window changed in your cart')).toBeVisible();
    const keys = api.to('/user/replace-line').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['is not in the cart', []],
    ['has no choices', [{ ...line, configuration: { ...cartCurtain, input: null as never } }]],
  ])('adds to the cart when the line %s', async (_what, cart) => {
    const { user } = await openLine(EDITED, cart);
    expect(await screen.findByRole('button', { name: 'Enter the size' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Width of the window' }), '150');
    await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '200');
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update your cart' })).toBeNull();
  });

  it.each(['broken', { window: { widths: 'x' }, options: { extras: 7, heading: 'eyelet' } }])(
    'begins as for a new window with the input %j',
    async (input) => {
      const configuration = { ...cartCurtain, input: input as never };
      await openLine(EDITED, [{ ...line, configuration }]);
      expect(await screen.findByRole('radio', { name: /^Wave/ })).toBeChecked();
    },
  );

  it('offers nothing to edit for a line that is not made any more', async () => {
    const configuration = { ...cartCurtain, isEditable: false, unavailable: true as const };
    await openLine('/cart', [{ ...line, configuration }]);
    expect(await screen.findByText(/^We can no longer make this/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  });
});
