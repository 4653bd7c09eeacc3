import { nextMessages as next } from '../../src/features/orders/next/messages.ts';
import { placeOrder } from './support/apiRequests.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/customer.ts';

test(
  'each status of an order says what happens next, on its page and in one mail (product 11.14, 11.15)',
  bilingual,
  async ({ page, context, shop, customer, language, t, pathOf }) => {
    const id = await placeOrder(context, shop, undefined, language);
    const [order] = shop.query('SELECT order_number AS number FROM orders WHERE id = ?', id);
    const number = String(order?.['number']);
    const mails = () => shop.inbox.textsTo(customer).filter((text) => text.includes(number)).length;
    // The mail of the order itself.
    await expect.poll(mails).toBe(1);

    const steps = [
      ['Packed', next.packed],
      ['Shipped', next.leave],
      ['InTransit', next.unpaid],
      ['OutForDelivery', next.phone],
      ['Delivered', next.methods['dry-clean']],
    ] as const;
    for (const [index, [status, text]] of steps.entries()) {
      await shop.runStaffCommand('orders', 'move', number, status);
      await page.goto(pathOf(`/MyOrders-detail?id=${id}`));
      await expect(page.getByText(t(text))).toBeVisible();
      await expect.poll(mails).toBe(index + 2);
    }
    await expectAccessible(page, 'moderate');
    expect(mails()).toBe(steps.length + 1);
  },
);
