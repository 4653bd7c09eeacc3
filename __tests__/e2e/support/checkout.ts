import type { Page } from '@playwright/test';
import { messagesIn } from '../../../server/messages/messages.ts';
import { messages as checkout } from '../../../src/features/checkout/messages.ts';
import type { Translate } from '../../../src/i18n/createI18n.ts';
import type { Language } from '../../../src/lib/language.ts';
import { expect } from './customer.ts';
import type { ShopLanguage } from './language.ts';

/** Fills the billing details; the e-mail address stays that of the account. @param phone as customers type it */
export async function fillBilling(page: Page, t: Translate, phone = '0501234567'): Promise<void> {
  const { fields } = checkout;
  await page.getByLabel(t(fields.firstName)).fill('Layla');
  await page.getByLabel(t(fields.lastName)).fill('Haddad');
  await page.getByRole('combobox', { name: t(fields.country) }).fill('United Arab');
  await page.getByRole('option').first().click();
  await page.getByLabel(t(fields.address)).fill('Villa 12, Street 4, Jumeirah 1');
  await page.getByLabel(t(fields.city)).fill('Dubai');
  await page.getByRole('textbox', { name: t(fields.phone) }).fill(phone);
}

/** Places the order of a filled checkout and pays it in the sandbox. @returns the window with the paid order */
export async function orderAndPay(
  page: Page,
  { language, t, pathOf }: ShopLanguage & { language: Language },
): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: t(checkout.placeOrder) }).click();
  const payment = await popup;
  await payment.getByRole('button', { name: messagesIn(language).pages.approve }).click();
  await expect(payment).toHaveURL((url) => url.pathname === pathOf('/MyOrders-detail'));
  return payment;
}
