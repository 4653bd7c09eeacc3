import type { BrowserContext, Page } from '@playwright/test';
import { pagesFor } from '../../../src/contract/pages.ts';
import { routes } from '../../support/faults/browserCells.ts';
import type { Route } from '../../support/faults/screens.ts';
import { fillCart, lineOf, placeOrder } from './apiRequests.ts';
import { shopIn } from './language.ts';
import { payOrder, receiptLink } from './payOrder.ts';
import { SCREENS } from './screens.ts';
import type { Shop } from './startShop.ts';

/** Screens of visitors; a signed-in customer is led away from them. */
export const OF_VISITORS: readonly Route[] = pagesFor('signIn');

/** What /login leaves in the history for /verify-otp, which redirects to /login without it. */
const signInState = () => ({
  usr: { email: 'layla@sadeel.example', deadline: Date.now() + 180_000 },
});

const urlOf = (route: Route) => (route === 'notFound' ? '/nowhere' : SCREENS[route]);

/** Pays an order. @returns the URL of its receipt */
async function payForReceipt(context: BrowserContext, orderId: string): Promise<string> {
  const page = await context.newPage();
  await payOrder(page, orderId, { language: 'en', ...shopIn('en') });
  const url = await receiptLink(page).getAttribute('href');
  await page.close();
  return url ?? '';
}

/** Gives the customer an order and a cart, so that no screen is empty. @returns the URL of the screen */
export async function prepareScreen(
  route: Route,
  context: BrowserContext,
  shop: Shop,
): Promise<string> {
  const url = urlOf(route);
  if (OF_VISITORS.includes(route)) return url;
  const hasOrder = route === 'orderDetail' || route === 'invoice';
  const orderId = hasOrder ? await placeOrder(context, shop) : 'nothing';
  const shown = route === 'invoice' ? await payForReceipt(context, orderId) : url;
  await fillCart(context, shop, [lineOf('almas-ivory-linen')]);
  return shown.replace('nothing', orderId);
}

/** Gives the customer a paid order and a cart. @returns the URLs of all screens that customers have */
export async function prepareScreens(
  context: BrowserContext,
  shop: Shop,
): Promise<readonly (readonly [Route, string])[]> {
  const orderId = await placeOrder(context, shop);
  const receipt = await payForReceipt(context, orderId);
  await fillCart(context, shop, [lineOf('almas-ivory-linen')]);
  return routes
    .filter((route) => !OF_VISITORS.includes(route))
    .map((route) => [
      route,
      route === 'invoice' ? receipt : urlOf(route).replace('nothing', orderId),
    ]);
}

/** Opens a screen as Back and Forward do, without a new document. */
export async function showScreen(page: Page, url: string): Promise<void> {
  await page.evaluate(
    ([target, state]) => {
      history.pushState({ ...state, key: 'shown', idx: 1 }, '', target);
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
    [url, signInState()] as const,
  );
}

/** Makes /verify-otp open as it does on a reload. */
export async function keepSignInState(page: Page): Promise<void> {
  await page.addInitScript(
    ([path, state]) => {
      if (location.pathname === path && history.state === null) {
        history.replaceState({ ...state, key: 'kept', idx: 0 }, '');
      }
    },
    [SCREENS.verifyOtp, signInState()] as const,
  );
}
