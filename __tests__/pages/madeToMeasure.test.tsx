import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { living } from '@/fixtures/windows.fixtures';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { fakeShop, keptWindows, linen, roller } from '../support/madeToMeasure/fakeShop';
import { errorResponse, renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

const priced = (price: number) => ({
  price,
  currency: 'AED',
  priceTableVersion: 1,
  vat: 1,
  validUntil: '2026-12-26T19:59:59Z',
  sizeId: 'mtm_7hq2k9c4v1xw8n5t',
});

const LINEN = '/product-detail?id=almas-ivory-linen';
const ROLLER = '/product-detail?id=ufuq-screen-roller';

/** The price beside the button. */
const shownPrice = (text: string) =>
  within(screen.getByRole('group', { name: 'Price for your window' })).findByText(text);

const openMade = async (path: string, product = linen, price = 0) => {
  const app = await renderAppWithFakeApi(
    path,
    fakeShop(product, () => priced(price)),
    { signedIn: true },
  );
  return app;
};

describe('A product that is made to measure (product 5.23)', () => {
  it('asks what the customer would like to buy, and shows the sizes of the answer', async () => {
    const { user, place } = await openMade(LINEN);
    expect(await screen.findByRole('group', { name: 'What would you like to buy?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Cloth by the metre/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^140 x 260 cm/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Ready-made/ }));
    expect(screen.getByRole('radio', { name: /^140 x 260 cm/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^140 cm width/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Finished for your window/ }));
    expect(place.current).toBe(`${LINEN}&size=made`);
    expect(await screen.findByRole('region', { name: 'Finished for your window' })).toBeVisible();
  });

  it('shows the page as ever with a server that makes nothing to measure', async () => {
    await openMade(`${LINEN}&size=made`, { ...linen, madeToMeasure: undefined });
    expect(await screen.findByRole('radio', { name: /^140 cm width/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^140 x 260 cm/ })).toBeEnabled();
    expect(screen.queryByText('What would you like to buy?')).toBeNull();
  });
});

/** Opens what is folded away. */
async function openMore(user: UserEvent): Promise<void> {
  for (const summary of screen.getAllByText('More options')) await user.click(summary);
}

describe('A finished window (product 16.13)', () => {
  it('has the price of the worked example C2, its breakdown, and goes to the cart', async () => {
    const { user, api } = await openMade(`${LINEN}&size=made`, linen, 4498);
    // A track of 290 cm on the ceiling hangs over a window of 241.6 cm at most.
    await user.type(await screen.findByRole('textbox', { name: 'Width of the window' }), '241');
    await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '265');
    await user.click(screen.getByRole('radio', { name: /^Cotton lining/ }));
    expect(await shownPrice('AED 4,498')).toBeVisible();
    expect(
      screen.getByRole('img', { name: /^Finished 290 cm wide and 265 cm long/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: 'Making 5 widths AED 700' })).toBeVisible();
    expect(screen.getByText(/^5 widths of 140 cm, 4 seams hidden/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Blackout lining AED 330 more/ })).toBeVisible();

    const add = screen.getByRole('button', { name: 'Add to Cart' });
    await user.click(add);
    expect(screen.getByRole('group', { name: 'Who measures?' })).toHaveAccessibleDescription(
      'Please choose who measures first.',
    );
    await user.click(screen.getByRole('radio', { name: /^I measured/ }));
    await user.click(add);
    expect(await screen.findByText('In your cart.')).toBeVisible();
    expect(api.to('/user/add-to-cart').map(({ body }) => body)).toEqual([
      { productId: 'almas-ivory-linen', sizeId: 'mtm_7hq2k9c4v1xw8n5t' },
    ]);
    expect(keptWindows(api).at(-1)).toMatchObject({
      window: { mount: 'ceiling', widths: [241], drops: [265] },
      options: { heading: 'wave', lining: 'lining', draw: 'pair' },
    });
  });

  it('offers the windows that are measured for curtains, and names the chosen one to the server', async () => {
    const { user, api, store } = await openMade(`${LINEN}&size=made`, linen, 3000);
    await screen.findByRole('textbox', { name: 'Width of the window' });
    store.dispatch(windowsAdded([living]));
    await user.click(await screen.findByRole('radio', { name: 'Living room, Terrace door' }));
    await waitFor(() =>
      expect(api.to('/user/price-window').at(-1)?.body).toMatchObject({
        windowId: 'living',
        name: 'Living room, Terrace door',
        window: { widths: [240, 240, 240], freeLeft: 60 },
      }),
    );
    expect(screen.queryByRole('textbox', { name: 'Width of the window' })).toBeNull();
  });

  it('takes sides of different width, hems by hand and at home, and several tracks', async () => {
    const { user, api } = await openMade(`${LINEN}&size=made`, linen, 3000);
    const options = () => api.to('/user/price-window').at(-1)?.body;
    await user.type(await screen.findByRole('textbox', { name: 'Width of the window' }), '241');
    await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '265');
    await openMore(user);
    await user.type(screen.getByRole('textbox', { name: /^Width of the left curtain/ }), '120');
    await user.click(screen.getByRole('checkbox', { name: /^Hem sewn at your home.* AED 150$/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Hems sewn by hand/ }));
    await waitFor(() =>
      expect(options()).toMatchObject({
        options: { draw: 'pair', left: 120, hem: 'followFloor', handFinish: true },
      }),
    );
    await user.click(screen.getByRole('radio', { name: /^2 tracks beside each other/ }));
    expect(screen.queryByRole('textbox', { name: /^Width of the left curtain/ })).toBeNull();
    await waitFor(() => expect(options()).toMatchObject({ options: { parts: 2 } }));
    expect(options()).not.toHaveProperty('options.left');
  });

  it('refuses a side that is too narrow, and one press makes the sides equal', async () => {
    const { user } = await openMade(`${LINEN}&size=made`, linen, 3000);
    await user.type(await screen.findByRole('textbox', { name: 'Width of the window' }), '241');
    await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '265');
    await openMore(user);
    const left = screen.getByRole('textbox', { name: /^Width of the left curtain/ });
    await user.type(left, '40');
    const refusal = await screen.findByText(/^One side is too narrow/);
    await user.click(within(refusal.parentElement ?? document.body).getByRole('button'));
    expect(left).toHaveValue('');
    expect(screen.queryByText(/^One side is too narrow/)).toBeNull();
  });

  it('takes the size of a blind as it is, its height, and one that ends at the floor', async () => {
    const { user, api } = await openMade(ROLLER, roller, 500);
    const body = () => api.to('/user/price-window').at(-1)?.body;
    await user.click(await screen.findByRole('radio', { name: /^In front of the recess/ }));
    await user.type(screen.getByRole('textbox', { name: 'Width' }), '120');
    await user.type(screen.getByRole('textbox', { name: 'Drop' }), '200');
    await user.type(screen.getByRole('textbox', { name: /^Floor to the top/ }), '240');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await openMore(user);
    await user.click(screen.getByRole('checkbox', { name: /^Down to the floor/ }));
    await waitFor(() =>
      expect(body()).toMatchObject({ window: { height: 240 }, options: { toFloor: true } }),
    );
    await user.click(screen.getByRole('checkbox', { name: /^My size is that of the blind/ }));
    await waitFor(() => expect(body()).toMatchObject({ options: { sizeIs: 'finished' } }));
    expect(screen.queryByRole('checkbox', { name: /^Down to the floor/ })).toBeNull();
  });

  it('says of an option that is refused why, and one press beside the price makes it possible', async () => {
    const { user } = await openMade(`${LINEN}&size=made`, linen, 3000);
    await user.type(await screen.findByRole('textbox', { name: 'Width of the window' }), '241');
    await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '265');
    const pole = screen.getByRole('radio', {
      name: /^Pole on the wall.* Wave needs its own track/,
    });
    await user.click(pole);
    const bar = screen.getByRole('group', { name: 'Price for your window' });
    expect(within(bar).getByText(/^Wave needs its own track/)).toBeVisible();
    expect(within(bar).queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    await user.click(within(bar).getByRole('button', { name: /^Choose / }));
    expect(pole).toBeChecked();
    expect(within(bar).getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  });

  it('opens what few customers change when a refusal chooses it', async () => {
    const { user } = await openMade(ROLLER, roller, 2810);
    await user.type(await screen.findByRole('textbox', { name: 'Width' }), '330');
    await user.type(screen.getByRole('textbox', { name: 'Drop' }), '230');
    expect(screen.queryByText('How many')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Use 2 blinds/ }));
    expect(screen.getByText('How many')).toBeVisible();
  });

  it('shows a price that the server changed before it adds it', async () => {
    const { user, api } = await openMade(ROLLER, roller, 440);
    await user.type(await screen.findByRole('textbox', { name: 'Width' }), '120.5');
    await user.type(screen.getByRole('textbox', { name: 'Drop' }), '200');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('radio', { name: /^I measured/ }));
    await waitFor(() => expect(api.to('/user/price-window')).not.toEqual([]));
    api.respond = fakeShop(roller, () => priced(475));
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(
      await screen.findByText('The price is now AED 475. Press again to add it.'),
    ).toBeVisible();
    expect(api.to('/user/add-to-cart')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('In your cart.')).toBeVisible();
  });

  it('asks about children before a blind is added, and fits no chain where there are some', async () => {
    const { user } = await openMade(ROLLER, roller, 0);
    await user.type(await screen.findByRole('textbox', { name: 'Width' }), '120.5');
    await user.type(screen.getByRole('textbox', { name: 'Drop' }), '200');
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    const question = screen.getByRole('group', { name: /^Does a child under four/ });
    expect(question).toHaveAccessibleDescription(
      'Please answer the question about children first.',
    );
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByText('Where a small child lives we fit no chain.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose Cordless' }));
    expect(screen.getByRole('radio', { name: /^Cordless/ })).toBeChecked();
    expect(screen.getByText('119.5 × 200 cm, Inside the recess, Cordless')).toBeVisible();
  });

  it('says why a window cannot be made, and one press makes it possible', async () => {
    const { user } = await openMade(ROLLER, roller, 2810);
    await user.type(await screen.findByRole('textbox', { name: 'Width' }), '330');
    await user.type(screen.getByRole('textbox', { name: 'Drop' }), '230');
    expect(screen.getByText('One blind is at most 300 cm wide. Yours is 329 cm.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Use 2 blinds of 163\.\d cm/ }));
    expect(screen.getByRole('radio', { name: /^2 blinds beside each other/ })).toBeChecked();
    expect(screen.getByRole('img', { name: /^2 blinds, each finished/ })).toBeVisible();
  });

  it('can be retried when the prices do not load, and goes on without the server that confirms them', async () => {
    let isDown = true;
    const shop = fakeShop(roller, () => priced(440));
    const { user, api } = await renderAppWithFakeApi(ROLLER, (request) => {
      const isRefused = request.path === '/user/get-price-table' && isDown;
      const isSilent = request.path === '/user/price-window';
      return isRefused || isSilent ? errorResponse('Closed for tea.') : shop(request);
    });
    expect(await screen.findByText('We could not load the prices.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.type(await screen.findByRole('textbox', { name: 'Width' }), '120.5');
    await user.type(screen.getByRole('textbox', { name: 'Drop' }), '200');
    expect(await shownPrice('AED 440')).toBeVisible();
    expect(await screen.findByText(/^The price could not be checked/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('radio', { name: /^I measured/ }));
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Closed for tea.')).toBeVisible();
    expect(api.to('/user/add-to-cart')).toEqual([]);
  });

  it.each([{ version: 1, currency: 'AED' }, null])(
    'says that it cannot be priced here with the table %j',
    async (priceTable) => {
      const shop = fakeShop(roller, () => priced(440));
      await renderAppWithFakeApi(ROLLER, (request) =>
        request.path === '/user/get-price-table' ? { body: { priceTable } } : shop(request),
      );
      expect(await screen.findByText(/^Finished windows cannot be priced here/)).toBeVisible();
    },
  );

  it('keeps the choices and takes them into the enquiry when the shop measures', async () => {
    const { user, place, api } = await openMade(ROLLER, roller, 440);
    await user.type(await screen.findByRole('textbox', { name: 'Width' }), '120.5');
    await user.type(screen.getByRole('textbox', { name: 'Drop' }), '200');
    await user.click(screen.getByRole('radio', { name: /^Measure for me, free/ }));
    expect(await shownPrice('AED 440')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Book the free visit' }));
    const wanted = await screen.findByRole('checkbox', {
      name: /^Measure for it: Ufuq Screen Roller: .*about AED 440$/,
    });
    expect(wanted).toBeChecked();
    expect(api.to('/user/add-to-cart')).toEqual([]);
    place.go(-1);
    expect(await screen.findByRole('textbox', { name: 'Drop' })).toHaveValue('200');
  });
});
