import type { Page } from '@playwright/test';
import { VAT_PERCENT } from '../../server/rules/vat.ts';
import { invoiceMessages as invoice } from '../../src/features/orders/invoice/messages.ts';
import { messages as orders } from '../../src/features/orders/messages.ts';
import { formatAmount, formatMoney } from '../../src/lib/money.ts';
import { placeOrder } from './support/apiRequests.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/customer.ts';
import { payOrder, receiptLink } from './support/payOrder.ts';
import { productNames } from './support/productNames.ts';
import type { Shop } from './support/shop.ts';
import { test as taxedTest, TRN } from './support/taxedShop.ts';

/** Amounts of an order with one line. */
interface Amounts {
  number: string;
  line: number;
  shipping: number;
  total: number;
}

function readAmounts(shop: Shop, id: string): Amounts {
  const [order] = shop.query(
    `SELECT order_number AS number, unit_price_minor AS line, shipping_minor AS shipping, total_minor AS total
     FROM orders JOIN order_items ON order_items.order_id = orders.id WHERE orders.id = ?`,
    id,
  );
  const amount = (column: string) => Number(order?.[column]) / 100;
  return {
    number: String(order?.['number']),
    line: amount('line'),
    shipping: amount('shipping'),
    total: amount('total'),
  };
}

/** VAT that a price includes, to the nearest fils. */
const vatIn = (price: number) =>
  Math.round((price * 100 * VAT_PERCENT) / (100 + VAT_PERCENT)) / 100;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cellsOf = (page: Page, row: string) => page.getByRole('row', { name: row }).getByRole('cell');

test(
  'a paid order has a receipt, linked from the order and the mail, which prints (product 11.12)',
  bilingual,
  async ({ page, context, shop, customer, language, t, pathOf }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await placeOrder(context, shop, undefined, language);
    const { number, line, shipping, total } = readAmounts(shop, id);
    await payOrder(page, id, { language, t, pathOf });

    const link = receiptLink(page);
    const receipt = /TEST-REC-\d{6}/.exec(await link.innerText())?.[0] ?? '';
    await link.click();
    await expect(heading(page)).toHaveText(
      language === 'ar' ? 'إيصال / Receipt' : 'Receipt / إيصال',
    );
    const document = page.getByRole('article');
    for (const text of [receipt, number, t(invoice.test), 'Layla Haddad']) {
      await expect(document).toContainText(text);
    }
    await expect(document).not.toContainText(t(invoice.trn));
    await expect(cellsOf(page, productNames[language].velvet)).toHaveText([
      /^1/,
      formatAmount(line),
      formatAmount(line),
    ]);
    await expect(cellsOf(page, t(invoice.shipping))).toHaveText([
      /^1/,
      formatAmount(shipping),
      formatAmount(shipping),
    ]);
    await expect(document).toContainText(formatMoney(total, 'AED', language));
    await expectAccessible(page, 'moderate');
    expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBe(390);
    const table = page.getByRole('region', { name: t(invoice.lines) });
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);

    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: t(invoice.print) })).toBeHidden();

    const { pathname, search } = new URL(page.url());
    await expect
      .poll(() => shop.inbox.textsTo(customer).filter((text) => text.includes(pathname + search)))
      .toHaveLength(1);
  },
);

taxedTest(
  'a shop with a tax number issues a tax invoice, and a credit note when the staff cancel (product 11.12)',
  bilingual,
  async ({ page, context, shop, language, t, pathOf }) => {
    const id = await placeOrder(context, shop, undefined, language);
    const { number, line, shipping, total } = readAmounts(shop, id);
    await payOrder(page, id, { language, t, pathOf });

    await page.getByRole('link', { name: /TEST-INV-000001$/ }).click();
    await expect(heading(page)).toHaveText(
      language === 'ar' ? 'فاتورة ضريبية / Tax invoice' : 'Tax invoice / فاتورة ضريبية',
    );
    const document = page.getByRole('article');
    await expect(document).toContainText(`${t(invoice.trn)} ${TRN}`);
    for (const [row, gross] of [
      [productNames[language].velvet, line],
      [t(invoice.shipping), shipping],
    ] as const) {
      const tax = vatIn(gross);
      await expect(cellsOf(page, row)).toHaveText([
        /^1/,
        ...[gross, gross - tax, tax, gross].map(formatAmount),
      ]);
    }
    const tax = vatIn(line) + vatIn(shipping);
    for (const amount of [total - tax, tax, total]) {
      await expect(document).toContainText(formatMoney(amount, 'AED', language));
    }
    await expectAccessible(page, 'moderate');

    await shop.runStaffCommand('orders', 'move', number, 'Cancelled');
    await page.goto(pathOf(`/MyOrders-detail?id=${id}`));
    await page.getByRole('link', { name: /TEST-CN-000001$/ }).click();
    await expect(heading(page)).toContainText(t(orders.invoiceKinds.taxCreditNote));
    await expect(document).toContainText(/TEST-INV-000001/);
    await expect(document).toContainText(formatMoney(total, 'AED', language));
  },
);
