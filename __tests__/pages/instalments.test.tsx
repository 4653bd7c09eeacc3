import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { sandboxProvider } from '../../server/payments/sandbox';
import { placeOrderButton } from '../support/placeOrderButton';
import { renderApp } from '../support/renderApp';
import { goodBilling, succeed } from '../support/serverClient';
import { stubPaymentWindow } from '../support/stubPaymentWindow';
import { createTestServer, type TestServer } from '../support/testServer';

const EMAIL = 'noura@sadeel.example';
const BLIND = 'ufuq-screen-roller';
const INSTALMENTS = /interest-free/;
let server: TestServer;
beforeAll(async () => {
  const sandbox = sandboxProvider('');
  const limits = { minMinor: 200_00, maxMinor: 5_000_00 };
  server = await createTestServer({
    providers: { stripe: sandbox, paypal: sandbox, tabby: { ...sandbox, limits } },
  });
});
afterEach(cleanup);
afterAll(() => server.close());

it('shows four payments of a finished window, its cart and its order, and takes the order (product 9.19)', async () => {
  const { user } = await renderApp(`/product-detail?id=${BLIND}&size=made`, {
    server,
    signedIn: EMAIL,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Width' }), '120.5');
  await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '200');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  expect(await screen.findByText('4 interest-free payments of AED 110 with Tabby')).toBeVisible();
  // Another width has another price.
  await user.clear(screen.getByRole('textbox', { name: 'Width' }));
  await user.type(screen.getByRole('textbox', { name: 'Width' }), '180');
  await waitFor(() => expect(screen.queryByText(/of AED 110 with/)).toBeNull());
  expect(screen.getByText(INSTALMENTS)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Width' }));
  await user.type(screen.getByRole('textbox', { name: 'Width' }), '120.5');
  await user.click(screen.getByRole('radio', { name: /^I measured/ }));
  const bar = screen.getByRole('group', { name: 'Price for your window' });
  expect(await within(bar).findByText('AED 440')).toBeVisible();
  await user.click(within(bar).getByRole('button', { name: 'Add to Cart' }));
  await user.click(await within(bar).findByRole('link', { name: 'View cart' }));
  const totals = await screen.findByRole('region', { name: 'Cart totals' });
  expect(
    await within(totals).findByText('4 interest-free payments of AED 110 with Tabby'),
  ).toBeVisible();
  cleanup();

  const { page } = stubPaymentWindow();
  const token = await server.signIn(EMAIL);
  await succeed(server, 'POST /user/save-address', {
    token,
    body: { ...goodBilling, label: 'Home' },
  });
  const checkout = await renderApp('/Checkout', { server, signedIn: EMAIL });
  const tabby = await screen.findByRole('checkbox', { name: 'Pay later with Tabby' });
  await waitFor(() =>
    expect(tabby).toHaveAccessibleDescription(
      'Any card, on Tabby’s page 4 interest-free payments of AED\u00A0110 with Tabby',
    ),
  );
  await checkout.user.click(tabby);
  await checkout.user.click(placeOrderButton());
  await screen.findByRole('heading', { name: 'One step left: payment' });
  const paymentUrl = String(page.location.replace.mock.calls[0]?.[0]);
  await server.fetch(`${paymentUrl}/approve`, { method: 'POST', redirect: 'manual' });
  cleanup();

  const { orders } = await succeed(server, 'GET /user/get-orders', {
    token,
    query: { page: 1, limit: 8, filter: '30' },
  });
  await renderApp(`/MyOrders-detail?id=${orders[0]?._id ?? ''}`, { server, signedIn: EMAIL });
  expect(await screen.findByText('Instalments (Tabby)')).toBeVisible();
  expect(screen.getByText('Paid')).toBeVisible();
});

it('shows four payments of the chosen size, also when a metre costs less than an order (product 9.19)', async () => {
  const { user } = await renderApp('/product-detail?id=almas-ivory-linen', { server });
  const shows = (text: string) =>
    screen.findByText(`4 interest-free payments of ${text} with Tabby`);
  expect(await shows('AED 46.25 per metre')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^280 cm width/ }));
  expect(await shows('AED 87.50 per metre')).toBeVisible();
});
