import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { draftEdited, type BillingDraft } from '@/store/slices/checkoutSlice';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/CheckoutPage';
import { renderApp } from '../support/renderApp';
import { succeed } from '../support/serverClient';
import { PLACE_ORDER, placeOrderButton } from '../support/placeOrderButton';
import { stubPaymentWindow } from '../support/stubPaymentWindow';
import { createTestServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@example.com';
let server: TestServer;

beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  const token = await server.signIn(EMAIL);
  const { sizeId = '' } = await succeed(server, 'POST /user/price-window', {
    token,
    body: {
      productId: 'ufuq-screen-roller',
      window: { mount: 'inside', widths: [120.5], drops: [200], depth: 10 },
      options: { control: 'chain' },
      name: 'Bath 1',
      keep: true,
    },
  });
  const body = { productId: 'ufuq-screen-roller', sizeId };
  await succeed(server, 'POST /user/add-to-cart', { token, body });
});
afterEach(() => server.close());

async function openCheckout(change: Partial<BillingDraft> = {}) {
  const shop = await renderApp('/Checkout', { server, signedIn: EMAIL });
  await screen.findByRole('table');
  const fill = (draft: Partial<BillingDraft>) =>
    act(() => void shop.store.dispatch(draftEdited(draft)));
  fill({ ...billingDraft, ...change });
  return { ...shop, fill };
}
/** The order that was placed last; the seed has older ones. */
const lastOrder = () =>
  server.db
    .selectFrom('orders')
    .select(['total_minor', 'city'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
const total = (amount: string) => screen.findByRole('row', { name: `Total ${amount}` });

it('finished windows are drawn, and fitted in the area, without shipping, on days that stand beside the payment', async () => {
  await openCheckout();
  expect(await total('AED 440')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Window 120.5 cm wide/ })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Shipping Free' })).toBeVisible();
  expect(screen.getByText('Free for this order.')).toBeVisible();
  expect(
    screen.getByText('Included for finished windows in Dubai, Sharjah, Ajman and Abu Dhabi.'),
  ).toBeVisible();
  // Thursday: a day for changes, a day to make the blind, a day for the fitter; Sunday does not count.
  expect(
    screen.getByText(
      'Finished windows are made by Saturday 28 November and fitted from Monday 30 November if you pay today; we call to agree on the hour. You can cancel for 24 hours after you pay. Then we cut the cloth.',
    ),
  ).toBeVisible();
});

it('an address elsewhere shows before paying what it costs without fitting, and is ordered so', async () => {
  const { user, fill } = await openCheckout();
  await total('AED 440');
  fill({ city: 'Al Ain' });
  expect(await total('AED 430')).toBeVisible();
  const [notice] = screen.getAllByRole('alert');
  expect(notice).toHaveTextContent(/^We do not fit at this address: .* without fitting/);
  expect(screen.getByRole('row', { name: 'Shipping AED 50' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /without fitting/ })).toBeVisible();
  expect(screen.getByText(/^Not included: we do not fit at this address/)).toBeVisible();

  stubPaymentWindow();
  await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
  await user.click(placeOrderButton());
  await screen.findByText(/^Your order successfully placed/);
  expect(await lastOrder()).toEqual({ total_minor: 43_000, city: 'Al Ain' });
});

it('an order without a town is asked for it once, with the price that it has without fitting', async () => {
  const { user } = await openCheckout({ city: '' });
  await total('AED 440');
  stubPaymentWindow();
  await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
  await user.click(placeOrderButton());
  expect(await screen.findByText(/^Please enter the town: we fit in Dubai/)).toBeVisible();
  expect(await total('AED 430')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Checkout' }));
  await user.click(form.getByRole('button', { name: PLACE_ORDER }));
  await waitFor(async () => {
    expect(await lastOrder()).toEqual({ total_minor: 43_000, city: '' });
  });
});
