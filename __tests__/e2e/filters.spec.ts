import type { Page } from '@playwright/test';
import { attributeMessages } from '../../src/features/products/attributes/attributeMessages.ts';
import { filterMessages } from '../../src/features/products/filters/filterMessages.ts';
import { listMessages } from '../../src/features/products/list/listMessages.ts';
import { recentMessages } from '../../src/features/products/recent/recentMessages.ts';
import { expectAccessible } from './support/axe.ts';
import { pressOn } from './support/keyboard.ts';
import { shopIn } from './support/language.ts';
import { expect, test } from './support/shop.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
/** A search with a letter missing, and the word that it is corrected to. */
const TYPO = { search: 'velvt', corrected: 'velvet' };

/** Number of products that the list says it has. */
const announced = (page: Page) => page.getByRole('main').getByRole('status').first();

for (const language of ['en', 'ar'] as const) {
  const { t, pathOf } = shopIn(language);
  const { colour, room } = attributeMessages;
  const { names } = filterMessages;
  const count = (found: number) => t(listMessages.count, { count: found });
  const option = (label: string, found: number) =>
    `${label}, ${t(filterMessages.found, { count: found })}`;

  test.describe(`filters in ${language}`, () => {
    test('narrow the list by keyboard, and Back undoes each change', async ({ page }) => {
      await page.setViewportSize(WIDE);
      await page.goto(pathOf('/products'));
      const colours = page.getByRole('dialog', { name: t(names.colour) });
      await pressOn(page, page.getByRole('button', { name: t(names.colour), exact: true }));
      const blue = colours.getByRole('checkbox', { name: option(t(colour.blue), 4) });
      await blue.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(pathOf('/products?colour=blue'));
      await expect(colours.getByRole('status')).toHaveText(count(4));
      await expect(blue).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(colours).toBeHidden();
      await expect(announced(page)).toHaveText(count(4));

      const remove = t(filterMessages.remove, { name: t(colour.blue) });
      await expect(page.getByRole('link', { name: remove })).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(page).toHaveURL(pathOf('/products'));
      await expect(page.getByRole('link', { name: remove })).toBeHidden();
    });

    test('keep the scroll position', async ({ page }) => {
      await page.setViewportSize(WIDE);
      // The bar opens once its chunk is loaded.
      await page.goto(pathOf('/products'), { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: t(names.colour), exact: true }).click();
      const colours = page.getByRole('dialog', { name: t(names.colour) });
      await colours.getByRole('checkbox', { name: option(t(colour.beige), 6) }).waitFor();
      const before = await page.evaluate(() => window.scrollY);
      await colours.getByRole('checkbox', { name: option(t(colour.beige), 6) }).click();
      await expect(colours.getByRole('status')).toHaveText(count(6));
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });

    test('are gathered in a sheet on phones', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(pathOf('/products'), { waitUntil: 'networkidle' });
      const opener = page.getByRole('button', { name: t(filterMessages.openSheet) });
      const sheet = page.getByRole('dialog', { name: t(filterMessages.filters) });
      await opener.click();
      await sheet.getByRole('button', { name: t(names.room) }).click();
      await sheet.getByRole('checkbox', { name: new RegExp(`^${t(room.majlis)}`) }).check();
      await expectAccessible(page);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(pathOf('/products'));

      await opener.click();
      await sheet.getByRole('button', { name: t(names.colour) }).click();
      await sheet.getByRole('checkbox', { name: option(t(colour.blue), 4) }).check();
      await sheet.getByRole('button', { name: t(filterMessages.show, { count: 4 }) }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(pathOf('/products?colour=blue'));
      await page.goBack();
      await expect(page).toHaveURL(pathOf('/products'));
      await expect(sheet).toBeHidden();
    });

    test('are rendered by the server, and their links work without scripts', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(pathOf('/products?colour=blue'));
      await expect(announced(page)).toHaveText(count(4));
      await page
        .getByRole('link', { name: t(filterMessages.remove, { name: t(colour.blue) }) })
        .click();
      await expect(page).toHaveURL(pathOf('/products'));
      await context.close();
    });

    test('a corrected search leads back to the words as typed', async ({ page }) => {
      await page.goto(pathOf(`/products?search=${TYPO.search}`));
      await expect(announced(page)).toContainText(TYPO.corrected);
      await page
        .getByRole('link', { name: t(listMessages.searchExactly, { search: TYPO.search }) })
        .click();
      await expect(page).toHaveURL(pathOf(`/products?search=${TYPO.search}&exact=1`));
    });

    test('viewed products are shown on the next product page, until they are cleared', async ({
      page,
    }) => {
      await page.goto(pathOf('/product-detail?id=noor-white-voile'));
      await page.waitForFunction(() => localStorage.getItem('persist:recent') !== null);
      await page.goto(pathOf('/product-detail?id=zabeel-emerald-velvet'));
      const recent = page.getByRole('region', { name: t(recentMessages.heading) });
      // Repeated, because the section is added when the part below the fold hydrates.
      await expect(async () => {
        await page.mouse.wheel(0, 400);
        await expect(recent).toBeInViewport({ timeout: 500 });
      }).toPass();
      await expect(recent.getByRole('link')).toHaveAttribute('href', /noor-white-voile/);
      await recent.getByRole('button', { name: t(recentMessages.clear) }).click();
      await expect(recent).toBeHidden();
    });
  });
}
