import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { findBareTexts } from '../support/bareTexts';
import { renderApp, type RenderAppOptions } from '../support/renderApp';
import { placeOrder } from '../support/serverClient';
import { createTestServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@sadeel.example';
const LINE = { productId: 'almas-ivory-linen', sizeId: 'almas-ivory-linen-1' };

const PUBLIC = [
  '/',
  '/Categories',
  '/curtains-detail?categoryId=curtains&subCategoryId=blackout-curtains',
  '/rollers',
  '/about',
  '/FAQ',
  '/our-work-details?id=villa-emirates-hills',
  '/products?page=2',
  '/products?colour=blue',
  '/products?search=9999',
  '/product-detail?id=almas-ivory-linen',
  '/compare?ids=almas-ivory-linen,noor-white-voile',
  '/guide?for=bedroom&facing=east&seen=near&also=sleeper,door,high',
  '/windows',
  '/detailsPage?feature=smart-features',
  '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
  '/services/custom-tailoring',
  '/login',
  '/nowhere',
];
const PROTECTED = ['/account', '/cart', '/Checkout', '/MyOrders'];

let server: TestServer;
let orderId: string;

beforeAll(async () => {
  server = await createTestServer();
  const token = await server.signIn(EMAIL);
  const { order } = await placeOrder(server, token, LINE);
  orderId = order?._id ?? '';
});
afterAll(() => server.close());

async function expectNoBareTexts(path: string, options: RenderAppOptions = {}): Promise<void> {
  const { container, unmount } = await renderApp(path, { server, ...options });
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
  expect(findBareTexts(container)).toEqual([]);
  unmount();
}

describe('every text is the only child of its element, so that page translators may replace it', () => {
  it.each(PUBLIC)('at %s', (path) => expectNoBareTexts(path));

  it.each(PROTECTED)('at %s for a customer', (path) =>
    expectNoBareTexts(path, { signedIn: EMAIL }),
  );

  it('at the details of an order', () =>
    expectNoBareTexts(`/MyOrders-detail?id=${orderId}`, { signedIn: EMAIL }));

  it('at /verify-otp with a pending code', () =>
    expectNoBareTexts('/verify-otp', { state: { email: EMAIL, deadline: Date.now() + 60_000 } }));
});
