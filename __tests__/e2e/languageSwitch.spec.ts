import type { Page } from '@playwright/test';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { enquiryMessages } from '../../src/features/enquiry/messages.ts';
import { messages as reviews } from '../../src/features/reviews/messages.ts';
import { editorMessages } from '../../src/features/windows/editor/messages.ts';
import { messages as windows } from '../../src/features/windows/messages.ts';
import type { Message } from '../../src/i18n/message.ts';
import type { Language } from '../../src/lib/language.ts';
import { fillCart, lineOf } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { shopIn, type ShopLanguage } from './support/language.ts';
import { test as visitorTest } from './support/shop.ts';
import { untilHydrated } from './support/untilHydrated.ts';

/** Switches the language and asserts that no document was loaded. */
async function switchTo(page: Page, language: Language): Promise<void> {
  const root = page.locator('html');
  await root.evaluate((element) => element.setAttribute('data-document', 'same'));
  const name = language === 'ar' ? 'العربية' : 'English';
  await page.getByRole('banner').first().getByRole('link', { name }).click();
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(root).toHaveAttribute('data-document', 'same');
}

const field = (page: Page, message: Message, { t }: ShopLanguage) =>
  page.locator('main').getByLabel(t(message));

const texts: [Message, string][] = [
  [enquiryMessages.fields.name, 'Layla Haddad'],
  [enquiryMessages.fields.email, 'layla@sadeel.example'],
];

for (const [from, to] of [
  ['en', 'ar'],
  ['ar', 'en'],
] as const) {
  const first = shopIn(from);
  const second = shopIn(to);

  test(`half-filled forms survive the switch from ${from} to ${to} and back (product 14.2)`, async ({
    page,
    context,
    shop,
  }) => {
    await fillCart(context, shop, [lineOf('zabeel-emerald-velvet')]);
    await page.goto(first.pathOf('/checkout'));
    const { firstName, city } = checkout.fields;
    await field(page, firstName, first).fill('Layla');
    await field(page, city, first).fill('Dubai');
    await switchTo(page, to);
    await expect(field(page, firstName, second)).toHaveValue('Layla');
    await expect(field(page, city, second)).toHaveValue('Dubai');
    await expect(page).toHaveURL(`${shop.url}${second.pathOf('/checkout')}`);
    await switchTo(page, from);
    await expect(field(page, firstName, first)).toHaveValue('Layla');

    await page.goto(first.pathOf('/product-detail?id=almas-ivory-linen'));
    const send = page.getByRole('button', { name: first.t(reviews.send) });
    // Hydrates once it is in view.
    await send.scrollIntoViewIfNeeded();
    await untilHydrated(send);
    await field(page, reviews.review, first).fill('Calm and warm.');
    await page.keyboard.press('Home');
    await page.evaluate(() => window.scrollTo(0, 0));
    await switchTo(page, to);
    await expect(field(page, reviews.review, second)).toHaveValue('Calm and warm.');
  });

  visitorTest(`an appointment survives the switch from ${from} to ${to}`, async ({ page }) => {
    await page.goto(first.pathOf('/services/custom-tailoring'));
    const submit = page.getByRole('button', { name: first.t(enquiryMessages.submit) });
    // The form is below the fold, so it hydrates once it is in view.
    await submit.scrollIntoViewIfNeeded();
    await untilHydrated(submit);
    for (const [message, text] of texts) await field(page, message, first).fill(text);
    await page.evaluate(() => window.scrollTo(0, 0));
    await switchTo(page, to);
    for (const [message, text] of texts)
      await expect(field(page, message, second)).toHaveValue(text);
    await switchTo(page, from);
    for (const [message, text] of texts)
      await expect(field(page, message, first)).toHaveValue(text);
  });

  visitorTest(
    `the form of a window stays open from ${from} to ${to}, left and right as in the room (product 15.1)`,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(first.pathOf('/windows'));
      await page.getByRole('button', { name: first.t(windows.add) }).click();
      await page.getByText(first.t(windows.moreExact)).click();
      const drops = (shop: ShopLanguage) => {
        const group = page.getByRole('group', { name: shop.t(editorMessages.steps.drops) });
        const { left, middle, right } = editorMessages;
        return [left, middle, right].map((place) =>
          group.getByRole('textbox', { name: shop.t(place) }),
        );
      };
      const expectInOrder = async (shop: ShopLanguage) => {
        const boxes = await Promise.all(drops(shop).map((drop) => drop.boundingBox()));
        const lefts = boxes.map((box) => box?.x ?? Number.NaN);
        expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
        expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
        for (const [index, drop] of drops(shop).entries())
          await expect(drop).toHaveValue(String(261 + index));
      };
      for (const [index, drop] of drops(first).entries()) await drop.fill(String(261 + index));
      await expectInOrder(first);
      // After a direct load, as from a bookmark.
      await page.reload();
      await untilHydrated(drops(first)[0] ?? page.locator('main'));
      const { search } = new URL(page.url());
      expect(search).toContain('window=');
      await page.setViewportSize({ width: 390, height: 740 });
      await switchTo(page, to);
      expect(new URL(page.url()).search).toBe(search);
      await expectInOrder(second);
    },
  );
}

visitorTest(
  'the first Arabic screen of an English visit has the web fonts (product 14.7)',
  async ({ page }) => {
    await page.goto('/terms');
    await switchTo(page, 'ar');
    const shown = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, display }) => status === 'loaded' && display === 'swap')
        .map(({ family }) => family.replaceAll(/["']/g, '')),
    );
    expect(shown).toEqual(expect.arrayContaining(['Readex Pro Variable', 'El Messiri Variable']));
  },
);
