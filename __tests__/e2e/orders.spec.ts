import type { Page } from '@playwright/test';
import type { OrderStatus } from '../../src/contract/orders.ts';
import { paginationMessages } from '../../src/components/messages.ts';
import { messages } from '../../src/features/orders/messages.ts';
import { ORDER_PATH } from '../../server/rules/orderStatus.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { placeOrder, requestAs } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import type { Shop } from './support/shop.ts';

const orderPath = (id: string) => `/MyOrders-detail?id=${id}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cancelButton = (page: Page) => page.getByRole('button', { name: /^(Cancel|إلغاء الطلب)$/ });

const statusOf = (shop: Shop, id: string) =>
  shop.query('SELECT status FROM orders WHERE id = ?', id)[0]?.['status'] as OrderStatus;

/** Moves an order to a status through every step before it. */
function moveTo(shop: Shop, id: string, status: OrderStatus): void {
  const reached = ORDER_PATH.indexOf(statusOf(shop, id));
  for (const step of ORDER_PATH.slice(reached + 1, ORDER_PATH.indexOf(status) + 1)) {
    shop.change('UPDATE orders SET status = ? WHERE id = ?', step, id);
  }
}

/** Confirms both cancel dialogs. */
async function confirmCancel(page: Page): Promise<void> {
  await cancelButton(page).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm cancellation' }).click();
}

for (const status of ORDER_PATH.slice(0, -1)) {
  test(`an order in status ${status} can be cancelled`, async ({ page, context, shop }) => {
    const id = await placeOrder(context, shop);
    moveTo(shop, id, status);
    await page.goto(orderPath(id));
    await expect(page.getByRole('complementary', { name: 'Track Your Order' })).toBeVisible();

    await confirmCancel(page);

    await expect(page.getByText('This product cancelled successFully')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('This order is already cancelled.')).toBeVisible();
    await expect(cancelButton(page)).toBeDisabled();
    expect(statusOf(shop, id)).toBe('Cancelled');
    const again = await requestAs(context, shop, 'cancel-order', {
      _id: id,
      reason: '',
      comment: '',
    });
    expect(again.status).toBe(409);
  });
}

test('a delivered order cannot be cancelled', async ({ page, context, shop }) => {
  const id = await placeOrder(context, shop);
  moveTo(shop, id, 'Delivered');
  await page.goto(orderPath(id));
  await expect(page.getByText('With you. Enjoy your new view.')).toBeVisible();
  await expect(cancelButton(page)).toHaveCount(0);
  const refused = await requestAs(context, shop, 'cancel-order', {
    _id: id,
    reason: '',
    comment: '',
  });
  expect(refused.status).toBe(409);
  expect(statusOf(shop, id)).toBe('Delivered');
});

test(
  'the cancel dialogs keep reason and comment and are accessible',
  bilingual,
  async ({ page, context, shop, t, pathOf }) => {
    const id = await placeOrder(context, shop);
    await page.goto(pathOf(orderPath(id)));
    await expectAccessible(page);
    await pressOn(page, cancelButton(page));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t(messages.cancelInvitation));
    // Nothing is paid, so no refund is promised.
    await expect(dialog).toContainText(t(messages.nothingCharged));
    await expectAccessible(page);
    await tabTo(page, dialog.getByRole('combobox', { name: t(messages.reason) }));
    // The second reason: another size.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, dialog.getByRole('textbox', { name: t(messages.comment) }));
    await page.keyboard.type('It is too short.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancelButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await pressOn(page, dialog.getByRole('button', { name: t(messages.continue) }));
    const confirmation = page.getByRole('alertdialog', { name: t(messages.confirmCancellation) });
    await expect(confirmation.getByRole('button', { name: t(messages.keepOrder) })).toBeFocused();
    await expect(confirmation).toContainText(t(messages.irreversible));
    await expectAccessible(page);
    await pressOn(
      page,
      confirmation.getByRole('button', { name: t(messages.confirmCancellation) }),
    );
    await expect(page.getByText(t(messages.cancelled))).toBeVisible();
    expect(shop.query('SELECT cancel_reason, cancel_comment FROM orders WHERE id = ?', id)).toEqual(
      [{ cancel_reason: 'Need another size or fabric', cancel_comment: 'It is too short.' }],
    );
    await expectAccessible(page);
  },
);

test('cancelling an order that was delivered meanwhile shows its current status', async ({
  page,
  context,
  shop,
}) => {
  const id = await placeOrder(context, shop);
  moveTo(shop, id, 'OutForDelivery');
  await page.goto(orderPath(id));
  await expect(cancelButton(page)).toBeVisible();
  moveTo(shop, id, 'Delivered');

  await confirmCancel(page);

  const note = page.getByRole('main').getByRole('alert');
  await expect(note).toContainText('This order is delivered already.');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('With you. Enjoy your new view.')).toBeVisible();
  await expect(cancelButton(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('the tracking panel is at most 427 px wide', async ({ page, context, shop }) => {
  const id = await placeOrder(context, shop);
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(orderPath(id));
  const panel = page.getByRole('complementary', { name: 'Track Your Order' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(427);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'a black bar opens the tracking panel, and both back links work',
    bilingual,
    async ({ page, context, shop, t, pathOf }) => {
      const id = await placeOrder(context, shop);
      await page.goto(pathOf('/MyOrders'));
      await page
        .getByRole('list', { name: t(messages.list) })
        .getByRole('link')
        .first()
        .click();
      const bar = page.getByRole('button', { name: t(messages.trackBar) });
      await expect(bar).toBeInViewport();
      await expect(bar).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

      await pressOn(page, bar);
      const panel = page.getByRole('dialog', { name: t(messages.track) });
      await expect(panel.getByText(t(messages.steps.Packed.label))).toBeVisible();
      await expectAccessible(page);
      await pressOn(page, panel.getByRole('button', { name: t(messages.closeTracking) }));
      await expect(panel).toBeHidden();
      await expect(bar).toBeFocused();

      // Browser back closes the panel, not the page.
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(pathOf(orderPath(id)));
      await expectAccessible(page);
      await pressOn(page, page.getByRole('link', { name: t(messages.backToOrders) }));
      await expect(page).toHaveURL(pathOf('/MyOrders'));
    },
  );
});

test.describe('the order list', () => {
  test(
    'shows 8 orders per page, each with the last five characters of its number and a date',
    bilingual,
    async ({ page, context, shop, language, t, pathOf }) => {
      for (let order = 0; order < 8; order += 1) await placeOrder(context, shop);
      const newestId = await placeOrder(context, shop);
      // A Set, because a focus event may refetch the list.
      const lists = new Set<string>();
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.endsWith('/get-orders')) {
          // In English no language is sent (product 14.5).
          expect(searchParams.get('lang')).toBe(language === 'ar' ? 'ar' : null);
          searchParams.delete('lang');
          lists.add(searchParams.toString());
        }
      });
      await page.goto(pathOf('/MyOrders'));
      const cards = page.getByRole('list', { name: t(messages.list) }).getByRole('listitem');
      await expect(cards).toHaveCount(8);
      const newest = shop.query('SELECT order_number AS number FROM orders WHERE id = ?', newestId);
      const shown = String(newest[0]?.['number']).slice(-5);
      await expect(cards.first().getByRole('link').first()).toHaveText(
        t(messages.order, { number: shown }),
      );
      await expect(cards.first()).toContainText(/\d\d\/\d\d\/\d{4}/);
      await expect(page.getByRole('link', { name: t(messages.last30Days) })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expectAccessible(page);

      await pressOn(
        page,
        page.getByRole('link', { name: t(paginationMessages.goToPage, { page: 2 }) }),
      );
      await expect(cards).toHaveCount(1);
      await pressOn(page, page.getByRole('link', { name: t(messages.last90Days) }));
      await expect(cards).toHaveCount(8);
      const year = String(new Date().getFullYear());
      await pressOn(page, page.getByRole('link', { name: year }));
      await expect(cards).toHaveCount(8);
      // The previous list stays visible until the next one has loaded.
      await expect
        .poll(() => [...lists])
        .toEqual(
          // Other pages may have been prefetched.
          expect.arrayContaining([
            'page=1&limit=8&filter=30',
            'page=2&limit=8&filter=30',
            'page=1&limit=8&filter=90',
            `page=1&limit=8&filter=${year}`,
          ]),
        );
    },
  );

  test('shows 5 skeletons while loading and a message when there are no orders', async ({
    page,
  }) => {
    let respond = () => undefined as unknown;
    const hasResponded = new Promise((resolve) => {
      respond = () => resolve(undefined);
    });
    await page.route('**/api/user/get-orders*', async (route) => {
      await hasResponded;
      await route.continue();
    });
    await page.goto('/MyOrders');
    const skeletons = page.getByRole('status', { name: 'Loading your orders' });
    await expect(skeletons.locator('> *')).toHaveCount(5);
    respond();
    await expect(page.getByText('No orders found.')).toBeVisible();
    await expectAccessible(page);
  });
});
