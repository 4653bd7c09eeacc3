import type { Page } from '@playwright/test';
import { messages as components } from '../../src/components/messages.ts';
import { attributeMessages } from '../../src/features/products/attributes/messages.ts';
import { filterMessages, listMessages } from '../../src/features/products/shared/messages.ts';
import { recentMessages, searchMessages } from '../../src/features/products/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { pressOn } from './support/keyboard.ts';
import { expect, test } from './support/shop.ts';
import { untilHydrated } from './support/untilHydrated.ts';
import { waitForServerRender } from './support/waitForServerRender.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
/** A search with a letter missing, and the word that it is corrected to. */
const TYPO = { search: 'velvt', corrected: 'velvet' };
const { colour, room } = attributeMessages;
const { names } = filterMessages;

/** Number of products that the list says it has. */
const announced = (page: Page) => page.getByRole('main').getByRole('status').first();

test(
  'filters apply by keyboard and keep the scroll position; Back undoes each',
  bilingual,
  async ({ page, t, pathOf }) => {
    const count = (found: number) => t(listMessages.count, { count: found });
    const blueOption = t(colour.blue) + t(components.comma) + t(filterMessages.found, { count: 4 });
    await page.setViewportSize(WIDE);
    await page.goto(pathOf('/products'));
    const opener = page.getByRole('button', { name: t(names.colour), exact: true });
    await untilHydrated(opener);
    await pressOn(page, opener);
    const colours = page.getByRole('dialog', { name: t(names.colour) });
    const blue = colours.getByRole('checkbox', { name: blueOption });
    await blue.focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(pathOf('/products?colour=blue'));
    await expect(colours.getByRole('status')).toHaveText(count(4));
    await expect(blue).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(colours).toBeHidden();
    await expect(announced(page)).toHaveText(count(4));

    const title = t(listMessages.facetTitles.colour, { name: t(colour.blue), value: 'blue' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const remove = page.getByRole('link', {
      name: t(filterMessages.remove, { name: t(colour.blue) }),
    });
    await expect(remove).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(pathOf('/products'));
    await expect(remove).toBeHidden();
  },
);

test('filters are gathered in a sheet on phones', bilingual, async ({ page, t, pathOf }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pathOf('/products'));
  const opener = page.getByRole('button', { name: t(filterMessages.openSheet) });
  const sheet = page.getByRole('dialog', { name: t(filterMessages.filters) });
  await untilHydrated(opener);
  await opener.click();
  await sheet.getByRole('button', { name: t(names.room) }).click();
  await sheet.getByRole('checkbox', { name: new RegExp(`^${t(room.majlis)}`) }).check();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(pathOf('/products'));

  await opener.click();
  await sheet.getByRole('button', { name: t(names.colour) }).click();
  await sheet.getByRole('checkbox', { name: new RegExp(`^${t(colour.blue)}`) }).check();
  await sheet.getByRole('button', { name: t(filterMessages.show, { count: 4 }) }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(pathOf('/products?colour=blue'));
  await page.goBack();
  await expect(page).toHaveURL(pathOf('/products'));
  await expect(sheet).toBeHidden();
});

test('filtered and corrected lists are rendered by the server with links that work without scripts', async ({
  browser,
  baseURL,
  t,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await waitForServerRender(page, '/products?colour=blue');
  await page.goto('/products?colour=blue');
  await expect(announced(page)).toHaveText(t(listMessages.count, { count: 4 }));
  await expect(page).toHaveTitle(/^Blue fabrics/);
  await page
    .getByRole('link', { name: t(filterMessages.remove, { name: t(colour.blue) }) })
    .click();
  await expect(page).toHaveURL('/products');
  await waitForServerRender(page, `/products?search=${TYPO.search}`);
  await page.goto(`/products?search=${TYPO.search}`);
  await expect(announced(page)).toContainText(TYPO.corrected);
  await page
    .getByRole('link', { name: t(listMessages.searchExactly, { search: TYPO.search }) })
    .click();
  await expect(page).toHaveURL(`/products?search=${TYPO.search}&exact=1`);
  await context.close();
});

test('suggestions are chosen by keyboard', async ({ page, t }) => {
  await page.goto('/products');
  const opener = page.getByRole('button', { name: t(listMessages.openSearch) });
  await untilHydrated(opener);
  await pressOn(page, opener);
  const field = page.getByRole('combobox', { name: t(listMessages.openSearch) });
  await expect(field).toBeFocused();
  await page.keyboard.type(TYPO.search);
  const group = page.getByRole('group', { name: t(searchMessages.groups.corrected) });
  const corrected = group.getByRole('option', { name: TYPO.corrected, exact: true });
  await expect(corrected).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await corrected.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products?search=${TYPO.corrected}`);
});

test('viewed products are shown on the next product page, until they are cleared', async ({
  page,
  t,
}) => {
  await page.goto('/product-detail?id=noor-white-voile');
  await page.waitForFunction(() => localStorage.getItem('persist:recent') !== null);
  await page.goto('/product-detail?id=zabeel-emerald-velvet');
  const recent = page.getByRole('region', { name: t(recentMessages.heading) });
  // Repeated, because the section is added when the part below the fold hydrates.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(recent).toBeInViewport({ timeout: 500 });
  }).toPass();
  const link = recent.getByRole('link', { name: /^Noor White Voile/ });
  await expect(link).toHaveAttribute('href', /product-detail.*noor-white-voile/);
  await recent.getByRole('button', { name: t(recentMessages.clear) }).click();
  await expect(recent).toBeHidden();
});
