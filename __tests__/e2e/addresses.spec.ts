import type { Page } from '@playwright/test';
import { messages as addresses } from '../../src/features/addresses/messages.ts';
import { messages as checkout, outcomeMessages } from '../../src/features/checkout/messages.ts';
import type { Translate } from '../../src/i18n/createI18n.ts';
import { fillCart, lineOf, requestAs } from './support/apiRequests.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/customer.ts';
import { visitToEnd, watchShifts } from './support/layoutShifts.ts';
import { resetThrottles, signIn } from './support/signIn.ts';

const VILLA = 'Villa 14, Street 7';
const OFFICE = 'Office 1204, Marina Plaza';
const { fields } = checkout;

async function fillAddress(page: Page, t: Translate, street: string): Promise<void> {
  await page.getByRole('textbox', { name: t(fields.firstName) }).fill('Layla');
  await page.getByRole('textbox', { name: t(fields.lastName) }).fill('Haddad');
  await page.getByRole('textbox', { name: t(fields.address) }).fill(street);
  await page.getByRole('textbox', { name: t(fields.phone) }).fill('0501234567');
}

async function order(page: Page, t: Translate): Promise<void> {
  await page.getByRole('checkbox', { name: 'Stripe' }).check();
  await page.getByRole('button', { name: t(checkout.placeOrder) }).click();
  await expect(page.getByRole('heading', { name: t(outcomeMessages.paymentIsNext) })).toBeVisible();
}

test(
  'an address is saved with an order, chosen for the next ones and edited in the checkout (product 9.14)',
  bilingual,
  async ({ page, context, shop, customer, pathOf, t }) => {
    const streets = () =>
      shop
        .query(
          `SELECT address FROM orders JOIN users ON users.id = orders.user_id
           WHERE users.email = ? ORDER BY orders.id`,
          customer,
        )
        .map(({ address }) => address);
    const openCheckout = async () => {
      await fillCart(context, shop, [lineOf('zabeel-emerald-velvet')]);
      // A new history entry: opening the same URL again would restore the scroll position.
      await page.goto('about:blank');
      expect(await visitToEnd(page, pathOf('/Checkout'))).toEqual([]);
    };
    const villa = page.getByRole('radio', { name: VILLA });
    const another = page.getByRole('radio', { name: t(addresses.another) });

    await page.addInitScript(watchShifts);
    await page.setViewportSize({ width: 320, height: 740 });
    await openCheckout();
    await fillAddress(page, t, VILLA);
    await page.getByRole('checkbox', { name: t(addresses.saveWithOrder) }).check();
    await order(page, t);

    await openCheckout();
    await expect(villa).toBeChecked();
    await expect(page.getByRole('textbox', { name: t(fields.firstName) })).toBeHidden();
    await expectAccessible(page, 'moderate');
    await villa.press('ArrowDown');
    await expect(another).toBeChecked();
    await fillAddress(page, t, OFFICE);
    await order(page, t);

    await openCheckout();
    await page.getByRole('button', { name: t(addresses.editNamed, { name: VILLA }) }).click();
    await page.getByRole('combobox', { name: t(fields.city) }).fill('Sharjah');
    await expectAccessible(page, 'moderate');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    await page.getByRole('button', { name: t(addresses.saveChanges) }).click();
    await expect(villa).toBeFocused();
    await order(page, t);

    expect(streets()).toEqual([VILLA, OFFICE, VILLA]);
    const response = await requestAs(context, shop, 'get-addresses');
    const book = (await response.json()) as { addresses: { city: string }[] };
    expect(book.addresses.map(({ city }) => city)).toEqual(['Sharjah']);
  },
);

test(
  'an address whose session expires is saved once after sign-in, whatever Back and a reload do (product 10.20)',
  bilingual,
  async ({ page, context, shop, customer, pathOf, t }) => {
    resetThrottles(shop);
    await page.goto(pathOf('/account'));
    await page.getByRole('button', { name: t(addresses.add) }).click();
    await fillAddress(page, t, VILLA);
    shop.change(
      'UPDATE sessions SET expires_at = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      new Date().toISOString(),
      customer,
    );
    await page.getByRole('button', { name: t(addresses.save), exact: true }).click();

    await signIn(page, shop, customer, t);

    await expect(page).toHaveURL(pathOf('/account'));
    await expect(page.getByText(t(addresses.saved))).toHaveRole('status');
    await expect(page.getByText(VILLA)).toBeVisible();
    await expectAccessible(page, 'moderate');
    await page.goBack();
    await expect(page).toHaveURL(pathOf('/account'));
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByText(VILLA)).toHaveCount(1);
    const response = await requestAs(context, shop, 'get-addresses');
    const book = (await response.json()) as { addresses: { address: string }[] };
    expect(book.addresses.map(({ address }) => address)).toEqual([VILLA]);
  },
);
