import { devices, type Page } from '@playwright/test';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { listMessages as list } from '../../src/features/products/shared/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { shopIn } from './support/language.ts';
import {
  expectScrollPosition,
  readMainText,
  scrollPositionOf,
  scrollToLink,
} from './support/scrollPosition.ts';
import { productNames } from './support/productNames.ts';
import { expect, test } from './support/shop.ts';
import { thorough } from './support/thorough.ts';

const ARTICLE =
  '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years';

/** Lists and the detail pages that their last link leads to. */
const DETAIL_PAGES = [
  { to: 'a fabric', from: '/products?page=2&search=a', path: '/product-detail' },
  { to: 'a work', from: '/our-works?page=2', path: '/our-work-details' },
  { to: 'an article', from: '/', path: '/articleDetails' },
  { to: 'a feature', from: '/', path: '/detailsPage' },
  { to: 'a curtain', from: '/curtains?categoryId=curtains', path: '/curtains-detail' },
];

const linkTo = (page: Page, path: string) => page.locator(`main a[href^="${path}?"]`).last();

/** Opens the detail page from its list. @returns the former scroll position, and the heading */
async function openByClick(
  page: Page,
  detailPage: (typeof DETAIL_PAGES)[number],
  { pathOf } = shopIn('en'),
) {
  const path = pathOf(detailPage.path);
  await page.goto(pathOf(detailPage.from));
  await page.waitForLoadState('networkidle');
  const listHeading = await page.getByRole('heading', { level: 1 }).innerText();
  const link = linkTo(page, path);
  const position = await scrollToLink(page, link);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path && url.search !== '');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(listHeading);
  return { position, heading: await page.getByRole('heading', { level: 1 }).innerText() };
}

for (const [index, detailPage] of DETAIL_PAGES.entries()) {
  // CI opens the first.
  const sweep = index === 0 ? [] : [thorough.tag];
  test(
    `${detailPage.to} is the same after a reload, in a new tab and from a shared link`,
    { tag: sweep },
    async ({ page, context, browser }) => {
      const { heading } = await openByClick(page, detailPage);
      // Parts below the fold may still be loading.
      await page.waitForLoadState('networkidle');
      const text = await readMainText(page, heading);
      const url = page.url();

      await page.reload();
      await expect.poll(() => readMainText(page, heading)).toBe(text);

      const tab = await context.newPage();
      await tab.goto(url);
      await expect.poll(() => readMainText(tab, heading)).toBe(text);

      const otherBrowser = await browser.newPage();
      await otherBrowser.goto(url);
      await expect.poll(() => readMainText(otherBrowser, heading)).toBe(text);
      await otherBrowser.close();
    },
  );

  test(
    `going back from ${detailPage.to} restores the scroll position`,
    { tag: [bilingual.tag, ...sweep] },
    async ({ page, t, pathOf }) => {
      const { position, heading } = await openByClick(page, detailPage, { t, pathOf });
      expect(position.top).toBeGreaterThan(0);
      expect((await scrollPositionOf(page)).top).toBe(0);
      await page.goBack();
      await expectScrollPosition(page, position);

      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.goBack();
      await expectScrollPosition(page, position);
    },
  );
}

test('going back restores the scroll position on a slow network', async ({ page }) => {
  test.slow();
  const [detailPage] = DETAIL_PAGES;
  if (detailPage === undefined) throw new Error('DETAIL_PAGES is empty.');
  const { position, heading } = await openByClick(page, detailPage);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const slowNetwork = {
    offline: false,
    latency: 400,
    downloadThroughput: 5e4,
    uploadThroughput: 5e4,
  };
  await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.goBack();
  await expectScrollPosition(page, position);
});

test('a related product and a related article open at the top', async ({ page }) => {
  for (const [url, region] of [
    ['/product-detail?id=zabeel-emerald-velvet', 'Goes well with it'],
    [ARTICLE, 'Read on'],
  ] as const) {
    await page.goto(url);
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    const links = page.getByRole('region', { name: region }).getByRole('link');
    const related = links.filter({ hasNotText: 'Free sample' }).last();
    const position = await scrollToLink(page, related);
    await related.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
    await expectScrollPosition(page, position);
  }
});

test('the selected size is part of the URL', bilingual, async ({ page, pathOf }) => {
  await page.goto(pathOf('/product-detail?id=zabeel-emerald-velvet'));
  await page
    .locator('label')
    .filter({ hasText: /280 (cm width|سم)/ })
    .click();
  await expect(page).toHaveURL(/&size=/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /280 (cm width|سم)/ })).toBeChecked();
});

const HOSTILE = [
  'nothing',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\u0000',
  '\u202eabc',
  'x'.repeat(5_000),
];
const BY_ID: [path: string, keys: string[]][] = [
  ['/product-detail', ['id']],
  ['/our-work-details', ['id']],
  ['/articleDetails', ['article']],
  ['/detailsPage', ['feature']],
  ['/curtains', ['categoryId']],
  ['/curtains-detail', ['categoryId', 'subCategoryId']],
];

for (const [path, keys] of BY_ID) {
  test(
    `${path} shows a not-found message for unknown and hostile ids`,
    thorough,
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('dialog', (dialog) => {
        errors.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      const ids = HOSTILE.map(encodeURIComponent);
      for (const id of ['', ...ids, '%E0%A4%A']) {
        const query = keys.map((key) => `${key}=${id}`).join('&');
        await page.goto(`${path}?${query}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(
          /^(We could not find|Choose a category)/,
        );
        await expect(main.getByRole('link').last()).toHaveAttribute('href', /^\//);
      }
      expect(errors).toEqual([]);
    },
  );
}

test('hostile search text is rendered as text', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const search of HOSTILE.slice(1)) {
    await page.goto(`/products?page=-1&search=${encodeURIComponent(search)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Fabrics' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/fabrics?/);
  }
  expect(errors).toEqual([]);
});

test('the search overlay works by keyboard', bilingual, async ({ page, language, t, pathOf }) => {
  const { navy } = productNames[language];
  const velvet = t(list.popularSearches.velvet).toLowerCase();
  const navyList = `${pathOf('/products')}?${new URLSearchParams({ search: navy }).toString()}`;
  await page.goto(pathOf('/about'));
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: t(layout.search) }));
  const field = page.getByRole('combobox', { name: t(list.openSearch) });
  const overlay = page.getByRole('dialog', { name: t(list.openSearch) });
  await expect(field).toBeFocused();
  await page.keyboard.type(velvet);
  await expect(overlay.getByRole('status')).toHaveText(t(list.count, { count: 5 }));
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === velvet);

  // Focus is trapped.
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(overlay.locator(':focus')).toHaveCount(1);
  }

  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  const opener = page.getByRole('button', { name: t(list.openSearch) });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(velvet);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await field.fill(navy);
  await page.keyboard.press('Enter');
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(navyList);
  await expect(page.getByRole('main').getByRole('status')).toContainText(navy);

  await pressOn(page, opener);
  await expect(overlay.getByRole('status')).toHaveText(t(list.count, { count: 1 }));
  await expect(overlay.getByRole('option', { name: navy })).toBeVisible();
  await field.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(navy);
  await page.goBack();
  await expect(page).toHaveURL(navyList);
  await expect(page.getByRole('main').getByRole('status')).toContainText(navy);
  await expect(overlay).toBeHidden();
});

test('a reload does not reopen the search overlay', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search fabrics' }).fill('silk');
  await expect(page).toHaveURL('/products?search=silk');
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/for “silk”$/);
  await expect(page.getByRole('combobox', { name: 'Search fabrics' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('print styles show a product with its prices and an article with its text', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/product-detail?id=zabeel-emerald-velvet');
  await expect(page.getByRole('table', { name: 'Sizes and prices' })).toContainText('505 AED');
  await expect(page.getByText('+971 4 000 0000 · hello@sadeel.example')).toBeVisible();
  for (const name of [/^Add to Cart/, 'Send review', 'Show picture 2 of 4']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Goes well with it' })).toBeHidden();

  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { name: 'Feel the weight' })).toBeVisible();
  await expect(page.getByText('+971 4 000 0000 · hello@sadeel.example')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Read on' })).toBeHidden();
});

const SCREENS = [
  '/products',
  '/products?search=zebra',
  '/products?page=99',
  '/product-detail?id=zabeel-emerald-velvet',
  '/product-detail?id=nothing',
  '/our-works',
  '/our-work-details?id=villa-emirates-hills',
  '/our-work-details?id=nothing',
  ARTICLE,
  '/articleDetails?article=nothing',
  '/FAQ',
  '/guide?for=bedroom&facing=south-west&seen=near&also=door,high',
  '/nothing-here',
];

/** Interactive states, each with a URL and the steps that open it. */
const STATES: [name: string, url: string, open: (page: Page) => Promise<void>][] = [
  [
    'search',
    '/products',
    async (page) => {
      await page.getByRole('button', { name: 'Search fabrics' }).click();
      await page.getByRole('combobox', { name: 'Search fabrics' }).fill('velvet');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('5 fabrics');
    },
  ],
  [
    'enlarged picture',
    '/product-detail?id=zabeel-emerald-velvet',
    (page) => page.getByRole('button', { name: /Enlarge/ }).click(),
  ],
  [
    'review without a text',
    '/product-detail?id=zabeel-emerald-velvet',
    (page) => page.getByRole('button', { name: 'Send review' }).click(),
  ],
  [
    'lightbox',
    '/our-work-details?id=villa-emirates-hills',
    (page) =>
      page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click(),
  ],
  ['open answer', '/FAQ', (page) => page.locator('main h2 button').first().click()],
];

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [320, 768, 1440]) {
  test(
    `pages and dialogs are accessible and do not overflow at ${width} px`,
    thorough,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 860 });
      for (const url of SCREENS) {
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect({ url, overflow: await horizontalOverflow(page) }).toEqual({ url, overflow: 0 });
        await expectAccessible(page, 'moderate');
      }
      for (const [name, url, open] of STATES) {
        // A new history entry: reloading the current one would reopen its overlay (product 2.9).
        await page.goto('about:blank');
        await page.goto(url);
        await page.waitForLoadState('networkidle');
        await open(page);
        expect({ name, overflow: await horizontalOverflow(page) }).toEqual({ name, overflow: 0 });
        await expectAccessible(page, 'moderate');
      }
    },
  );
}

test('touch selects and enlarges the images of a product', async ({ browser, shop }) => {
  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: shop.url });
  const page = await phone.newPage();
  await page.goto('/product-detail?id=zabeel-emerald-velvet');
  await page.getByRole('button', { name: 'Show picture 3 of 4' }).tap();
  await expect(page.getByRole('button', { name: /Enlarge picture 3 of 4/ })).toBeVisible();
  await page.getByRole('button', { name: /Enlarge picture 3 of 4/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Enlarged picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Close picture' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await phone.close();
});
