import type { Page } from '@playwright/test';
import { messagesIn } from '../../../server/messages/messages.ts';
import { messages as orders } from '../../../src/features/orders/messages.ts';
import type { Language } from '../../../src/lib/language.ts';
import { expect } from './customer.ts';
import type { ShopLanguage } from './language.ts';

/** Link from a paid order to its receipt. */
export const receiptLink = (page: Page) => page.getByRole('link', { name: /TEST-REC-\d{6}$/ });

/** Pays an order in the sandbox, and opens it again. */
export async function payOrder(
  page: Page,
  id: string,
  { language, t, pathOf }: ShopLanguage & { language: Language },
): Promise<void> {
  await page.goto(pathOf(`/MyOrders-detail?id=${id}`));
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: t(orders.pay) })
    .first()
    .click();
  const provider = await opened;
  await provider.getByRole('button', { name: messagesIn(language).pages.approve }).click();
  await expect(provider).toHaveURL((url) => url.pathname === pathOf('/MyOrders-detail'));
  await provider.close();
  await page.reload();
}
