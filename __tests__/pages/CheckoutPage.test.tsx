import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@/api/baseApi';
import { startFocusRefetch } from '@/store/makeStore';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import { draftEdited } from '@/store/slices/checkoutSlice';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { seedWindows } from '@/fixtures/windows.fixtures';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/CheckoutPage';
import '@/pages/LoginPage';
import { expectNamedControls } from '../support/expectNamedControls';
import { renderApp } from '../support/renderApp';
import { goodBilling, placeOrder, rawCall, succeed } from '../support/serverClient';
import { placeOrderButton } from '../support/placeOrderButton';
import { stubPaymentWindow } from '../support/stubPaymentWindow';
import { createTinyServer, type TestServer } from '../support/testServer';
import { largeLine, smallLine } from '../support/tinyCatalogue';
import { enter } from '../support/enter';

const EMAIL = 'layla@example.com';
let server: TestServer;

beforeEach(async () => {
  server = await createTinyServer();
  const token = await server.signIn(EMAIL);
  await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
});

afterEach(() => server.close());

async function openCheckout() {
  const shop = await renderApp('/Checkout', { server, signedIn: EMAIL });
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  await screen.findByRole('table');
  act(() => void shop.store.dispatch(draftEdited(billingDraft)));
  return shop;
}

describe('CheckoutPage', () => {
  it('has a breadcrumb to the home page', async () => {
    await openCheckout();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('matches in any case and redirects visitors to sign-in', async () => {
    const { place } = await renderApp('/checkout', { server });
    await screen.findByRole('heading', { level: 1 });
    expect(place.current).toBe('/login');
    expect(place.state).toEqual({ returnTo: '/checkout' });
  });

  it('takes measured windows into the notes of the order (product 15.9)', async () => {
    stubPaymentWindow();
    const { user, store } = await openCheckout();
    act(() => seedWindows(store));
    const notes = screen.getByRole('textbox', { name: 'Order notes (optional)' });
    await enter(user, notes, 'Call first.');
    await user.click(screen.getByRole('button', { name: 'Add measurements of my windows' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Measurements/ }));
    expectNamedControls('WindowsNoteDialog');
    await user.click(dialog.getByRole('checkbox', { name: /^Bedroom/ }));
    await user.click(dialog.getByRole('button', { name: 'Add to my notes' }));
    expect(notes).toHaveValue(
      [
        'Call first.',
        'Living room, Terrace door: W 240 × D 265 cm, Curtain track on the ceiling, Wave (ripple-fold), To both sides, At the floor',
        'Window 3: W ? × D ? cm, Curtain track on the ceiling, Wave (ripple-fold), To both sides, At the floor',
      ].join('\n'),
    );
    // The page is hidden from assistive technology until the dialog has faded out.
    await user.click(await screen.findByRole('checkbox', { name: 'Stripe' }));
    await user.click(placeOrderButton());
    await waitFor(async () => {
      const order = await server.db
        .selectFrom('orders')
        .innerJoin('users', 'users.id', 'orders.user_id')
        .select('additional_info')
        .where('users.email', '=', EMAIL)
        .executeTakeFirst();
      expect(order?.additional_info).toContain('Living room, Terrace door: W 240 × D 265 cm');
    });
  });

  it('places one order, empties the cart and opens the payment URL', async () => {
    const { page } = stubPaymentWindow();
    const { user } = await openCheckout();
    await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
    await user.click(placeOrderButton());
    await screen.findByRole('heading', { name: 'One step left: payment' });
    expect(await screen.findByText('Your order successfully placed')).toBeInTheDocument();
    expect(page.location.replace).toHaveBeenCalledTimes(1);
    const token = await server.signIn(EMAIL);
    const orders = await succeed(server, 'GET /user/get-orders', {
      token,
      query: { page: 1, limit: 8, filter: '30' },
    });
    const [order] = orders.orders;
    expect(orders.orders).toHaveLength(1);
    expect(screen.getByText(order?.orderId.slice(-5) ?? 'an order')).toBeInTheDocument();
    const cart = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart.cart).toEqual([]);
  });

  it('orders a cart with new prices only after the customer has seen them (product 9.17)', async () => {
    stubPaymentWindow();
    const { user } = await openCheckout();
    await server.db.updateTable('product_sizes').set({ price_minor: 999_00 }).execute();
    await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
    await user.click(placeOrderButton());
    const notice = await screen.findByText(/^Product 1, Small: AED 999, was AED 100.01$/);
    expect(notice.closest('[role=alert]')).toHaveTextContent('To pay now: AED 1,049');
    const form = within(screen.getByRole('form', { name: 'Checkout' }));
    expect(form.getByText(/^Your cart has changed since you last saw it/)).toBeInTheDocument();
    expect(screen.getByText('Price was AED 100.01')).toBeInTheDocument();
    await user.click(placeOrderButton());
    await screen.findByRole('heading', { name: 'One step left: payment' });
    expect(screen.getByText('AED 1,049')).toBeInTheDocument();
  });

  it('tells what another device changed before anything is ordered (product 9.17)', async () => {
    const { store } = await openCheckout();
    const token = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/add-to-cart', { token, body: largeLine });
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Cart'])));
    expect(await screen.findByText('Added: Product 1, Large, × 1')).toBeInTheDocument();
    expect(screen.getByText('Added since you opened the checkout')).toBeInTheDocument();
  });

  it('shows the payment when the customer returns from the payment page (product 9.10)', async () => {
    const { page } = stubPaymentWindow();
    const { user, store } = await openCheckout();
    const stopRefetch = startFocusRefetch(store);
    await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
    await user.click(placeOrderButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
    await screen.findByText(/^The payment page has opened/);
    const paymentUrl = String(page.location.replace.mock.calls[0]?.[0]);
    await server.fetch(`${paymentUrl}/approve`, { method: 'POST', redirect: 'manual' });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Paid')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    expect(screen.queryByText(/^The payment page has opened/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /payment/ })).not.toBeInTheDocument();
    stopRefetch();
  });

  it('does not thank for a declined payment (product 9.10)', async () => {
    const { page } = stubPaymentWindow();
    const { user, store } = await openCheckout();
    const stopRefetch = startFocusRefetch(store);
    await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
    await user.click(placeOrderButton());
    await screen.findByText(/^The payment page has opened/);
    const paymentUrl = String(page.location.replace.mock.calls[0]?.[0]);
    await server.fetch(`${paymentUrl}/decline`, { method: 'POST', redirect: 'manual' });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Payment needed' })).toBeVisible();
    expect(screen.getByText('The payment was declined. You can try again.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
    expect(screen.queryByText('Thank you for your order')).not.toBeInTheDocument();
    stopRefetch();
  });

  it('fills the form from the latest order of the customer (product 9.13)', async () => {
    const token = await server.signIn(EMAIL);
    await placeOrder(server, token, smallLine);
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    await renderApp('/Checkout', { server, signedIn: EMAIL });
    expect(await screen.findByDisplayValue(goodBilling.firstName)).toHaveAccessibleName(
      'First name',
    );
    for (const [label, value] of [
      ['Last name', goodBilling.lastName],
      ['Street address', goodBilling.address],
      ['Phone', goodBilling.phone],
      ['Email address', EMAIL],
    ]) {
      expect(screen.getByRole('textbox', { name: label })).toHaveValue(value);
    }
    expect(await screen.findByRole('combobox', { name: 'Country / Region' })).toHaveValue(
      'United Arab Emirates',
    );
    expect(screen.getByRole('combobox', { name: 'Town / City' })).toHaveValue(goodBilling.city);
    expect(screen.getByRole('button', { name: 'Dial code: +971' })).toBeInTheDocument();
    expect(screen.getByText(/^Filled in from your last order/)).toBeInTheDocument();
  });

  it('shows an empty form in the Emirates to a customer without an order', async () => {
    await renderApp('/Checkout', { server, signedIn: EMAIL });
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('');
    expect(await screen.findByRole('combobox', { name: 'Country / Region' })).toHaveValue(
      'United Arab Emirates',
    );
    expect(screen.getByRole('button', { name: 'Dial code: search' })).toBeInTheDocument();
  });

  it('keeps the form when the session ends', async () => {
    stubPaymentWindow();
    const { user, store, place } = await openCheckout();
    const token = store.getState().auth.token ?? '';
    await rawCall(server, 'POST /user/logout', { token, body: {} });
    await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
    await user.click(placeOrderButton());
    expect(await screen.findByText('Invalid token')).toBeInTheDocument();
    await waitFor(() => expect(place.current).toBe('/login'));
    expect(selectBillingDraft(store.getState())).toEqual(billingDraft);
  });
});
