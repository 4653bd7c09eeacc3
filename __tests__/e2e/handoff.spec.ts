import type { Page } from '@playwright/test';
import { askMessages, chatMessages } from '../../src/components/chat/messages.ts';
import { messages as orders } from '../../src/features/orders/messages.ts';
import { emptyMessages } from '../../src/features/products/shared/messages.ts';
import type { Translate } from '../../src/i18n/createI18n.ts';
import { MAX_CHAT_URL_LENGTH, MAX_DRAFT_LENGTH } from '../../src/lib/chatLink.ts';
import { formatMoney } from '../../src/lib/money.ts';
import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { test as customerTest } from './support/customer.ts';
import { productNames } from './support/productNames.ts';
import { expect, test } from './support/shop.ts';

/** Shipping of a small cart in dirhams (product 8.8). */
const SHIPPING = 50;
const OPTIONS = {
  viewport: { width: 320, height: 740 },
  permissions: ['clipboard-write', 'clipboard-read'],
};
test.use(OPTIONS);
customerTest.use(OPTIONS);

/** Opens the draft, and checks that its link to WhatsApp has the text. @returns the text */
async function openDraft(page: Page, t: Translate, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  const text = await page.getByRole('textbox', { name: t(chatMessages.text) }).inputValue();
  const link = page.getByRole('link', {
    name: t(chatMessages.open) + t(chatMessages.opensWhatsApp),
  });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  expect(new URL(href).searchParams.get('text')).toBe(text);
  expect(text.length).toBeLessThanOrEqual(MAX_DRAFT_LENGTH);
  expect(href.length).toBeLessThanOrEqual(MAX_CHAT_URL_LENGTH);
  await expectAccessible(page, 'moderate');
  return text;
}

test(
  'a question about a product is changed, opened in WhatsApp and copied (product 1.9)',
  bilingual,
  async ({ page, language, t, pathOf }) => {
    await page.goto(pathOf('/product-detail?id=almas-ivory-linen'));
    // Below the first view: the button appears when it is hydrated.
    await page.mouse.wheel(0, 400);
    const draft = await openDraft(page, t, t(askMessages.ask));
    expect(draft).toContain(productNames[language].linen);
    expect(draft).toContain(`${pathOf('/product-detail')}?id=almas`);
    const text = language === 'ar' ? 'هل هو متوفر بالأزرق؟' : 'Do you have it in blue?';
    await page.getByRole('textbox', { name: t(chatMessages.text) }).fill(text);
    const link = page.getByRole('link', {
      name: t(chatMessages.open) + t(chatMessages.opensWhatsApp),
    });
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(text);
    await page.getByRole('button', { name: t(chatMessages.copy) }).click();
    await expect(page.getByText(t(chatMessages.copied))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  },
);

test(
  'a search that finds nothing is asked about, however long it is (product 1.9)',
  bilingual,
  async ({ page, language, t, pathOf }) => {
    const word = language === 'ar' ? 'ثثثخخخ' : 'qqqxxx';
    await page.goto(pathOf(`/products?search=${encodeURIComponent(word)}`));
    const text = await openDraft(page, t, t(emptyMessages.ask));
    expect(text.split('\n')).toEqual([
      t(chatMessages.greeting),
      t(chatMessages.search, { search: word }),
      t(chatMessages.question),
    ]);

    const long = `${word} `.repeat(40).trim();
    await page.goto(pathOf(`/products?search=${encodeURIComponent(long)}`));
    expect(await openDraft(page, t, t(emptyMessages.ask))).toContain(word);
  },
);

customerTest(
  'a question about the cart lists its products, or their number when there are many (product 1.9)',
  bilingual,
  async ({ page, context, shop, language, t, pathOf }) => {
    const velvet = lineOf('zabeel-emerald-velvet');
    await fillCart(context, shop, [velvet]);
    await page.goto(pathOf('/cart'));
    const draft = await openDraft(page, t, t(askMessages.ask));
    const [greeting, about, line, question, ...more] = draft.split('\n');
    expect([greeting, question, more]).toEqual([
      t(chatMessages.greeting),
      t(chatMessages.question),
      [],
    ]);
    const [size] = shop.query('SELECT price_minor FROM product_sizes WHERE id = ?', velvet.sizeId);
    const price = Number(size?.['price_minor']) / 100;
    // Drafts have no special spaces.
    const money = (amount: number) => formatMoney(amount, 'AED', language).replace(/\s/, ' ');
    expect(about).toBe(t(chatMessages.cart, { total: money(price + SHIPPING) }));
    expect(line).toContain(productNames[language].velvet);
    expect(line).toContain(money(price));

    const others = shop.query(
      'SELECT product_id, id FROM product_sizes WHERE id <> ? LIMIT 39',
      velvet.sizeId,
    );
    await fillCart(
      context,
      shop,
      others.map((row) => ({ productId: String(row['product_id']), sizeId: String(row['id']) })),
    );
    await page.reload();
    const many = await openDraft(page, t, t(askMessages.ask));
    expect(many.split('\n').slice(2)).toEqual([
      t(chatMessages.lineCount, { count: 40 }),
      t(chatMessages.question),
    ]);
  },
);

customerTest(
  'a question about an order names its number and status only (product 1.9)',
  bilingual,
  async ({ page, context, shop, t, pathOf }) => {
    const id = await placeOrder(context, shop);
    const [order] = shop.query('SELECT order_number AS number FROM orders WHERE id = ?', id);
    await page.goto(pathOf(`/MyOrders-detail?id=${id}`));
    const text = await openDraft(page, t, t(askMessages.ask));
    const about = {
      number: String(order?.['number']),
      status: t(orders.statuses.Confirmed),
    };
    expect(text.split('\n')).toEqual([
      t(chatMessages.greeting),
      t(chatMessages.order, about),
      t(chatMessages.question),
    ]);
  },
);
