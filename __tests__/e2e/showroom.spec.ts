import { devices, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { comeTo, expectAt, placeOf, textOf } from './support/place.ts';
import { expect, test } from './support/shop.ts';

const ARTICLE =
  '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years';

/** A way to a detail page: from a list, by the last of its links, to its address. */
const WAYS = [
  { to: 'a fabric', from: '/products?page=2&search=a', path: '/product-detail' },
  { to: 'a work', from: '/our-works?page=2', path: '/our-work-details' },
  { to: 'an article', from: '/', path: '/articleDetails' },
  { to: 'a feature', from: '/', path: '/detailsPage' },
  { to: 'a curtain', from: '/curtains?categoryId=curtains', path: '/curtains-detail' },
];

const linkTo = (page: Page, path: string) => page.locator(`main a[href^="${path}?"]`).last();

/** Opens the detail page by a click. @returns where the visitor was, and the heading of the page */
async function openByClick(page: Page, { from, path }: (typeof WAYS)[number]) {
  await page.goto(from);
  await page.waitForLoadState('networkidle');
  const listHeading = await page.getByRole('heading', { level: 1 }).innerText();
  const link = linkTo(page, path);
  const place = await comeTo(page, link);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path && url.search !== '');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(listHeading);
  return { place, heading: await page.getByRole('heading', { level: 1 }).innerText() };
}

for (const way of WAYS) {
  test(`${way.to} is the same after a refresh, in a new tab and from a shared link`, async ({
    page,
    context,
    browser,
  }) => {
    const { heading } = await openByClick(page, way);
    const text = await textOf(page, heading);
    const address = page.url();

    await page.reload();
    expect(await textOf(page, heading)).toBe(text);

    const tab = await context.newPage();
    await tab.goto(address);
    expect(await textOf(tab, heading)).toBe(text);

    const friend = await browser.newPage();
    await friend.goto(address);
    expect(await textOf(friend, heading)).toBe(text);
    await friend.close();
  });

  test(`back from ${way.to} leads to the place on the page`, async ({ page }) => {
    const { place, heading } = await openByClick(page, way);
    expect(place.top).toBeGreaterThan(0);
    expect((await placeOf(page)).top).toBe(0);
    await page.goBack();
    await expectAt(page, place);

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.goBack();
    await expectAt(page, place);
  });
}

test('back finds the place on a slow line, too', async ({ page }) => {
  test.slow();
  const [way] = WAYS;
  if (way === undefined) throw new Error('There is no way to test.');
  const { place, heading } = await openByClick(page, way);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const slowLine = { offline: false, latency: 400, downloadThroughput: 5e4, uploadThroughput: 5e4 };
  await devTools.send('Network.emulateNetworkConditions', slowLine);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.goBack();
  await expectAt(page, place);
});

test('a related fabric and a related article open at their start', async ({ page }) => {
  for (const [address, region] of [
    ['/product-detail?id=zabeel-emerald-velvet', 'Goes well with it'],
    [ARTICLE, 'Read on'],
  ] as const) {
    await page.goto(address);
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    const related = page.getByRole('region', { name: region }).getByRole('link').last();
    const place = await comeTo(page, related);
    await related.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
    await expectAt(page, place);
  }
});

test('size and page of the reviews live in the address', async ({ page }) => {
  await page.goto('/product-detail?id=zabeel-emerald-velvet');
  await page.locator('label').filter({ hasText: '280 cm width' }).click();
  await expect(page).toHaveURL(/&size=/);
  await page.reload();
  await expect(page.getByRole('radio', { name: '280 cm width' })).toBeChecked();
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
  test(`${path} says so when its id is unknown or hostile`, async ({ page }) => {
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
  });
}

test('what is hostile in a search is only text', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const search of HOSTILE.slice(1)) {
    await page.goto(`/products?page=-1&search=${encodeURIComponent(search)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Fabrics' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/fabrics?/);
  }
  expect(errors).toEqual([]);
});

test('the search overlay is worked by the keyboard alone', async ({ page }) => {
  await page.goto('/about');
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Search' }));
  const field = page.getByRole('searchbox');
  const overlay = page.getByRole('dialog', { name: 'Search fabrics' });
  await expect(field).toBeFocused();
  await page.keyboard.type('velvet');
  await expect(overlay.getByRole('status')).toHaveText('4 fabrics');
  await expect(page).toHaveURL('/products?search=velvet');

  // The focus goes round inside.
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(overlay.locator(':focus')).toHaveCount(1);
  }

  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  const opener = page.getByRole('button', { name: 'Search fabrics' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('velvet');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await field.fill('navy velvet');
  await page.keyboard.press('Enter');
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL('/products?search=navy+velvet');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 fabric for/);

  await pressOn(page, opener);
  await expect(overlay.getByRole('status')).toHaveText('1 fabric');
  await pressOn(page, overlay.getByRole('link', { name: /Saffa Navy Velvet/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saffa Navy Velvet');
  await page.goBack();
  await expect(page).toHaveURL('/products?search=navy+velvet');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 fabric for/);
  await expect(overlay).toBeHidden();
});

test('the search that the top bar opened is not opened again by a refresh', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('silk');
  await expect(page).toHaveURL('/products?search=silk');
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/for “silk”$/);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('on paper a product is a sheet with its prices, an article its text', async ({ page }) => {
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
  '/nothing-here',
];

/** What opens over a screen, or on it. */
const STATES: [name: string, address: string, open: (page: Page) => Promise<void>][] = [
  [
    'search',
    '/products',
    async (page) => {
      await page.getByRole('button', { name: 'Search fabrics' }).click();
      await page.getByRole('searchbox').fill('velvet');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('4 fabrics');
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

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [320, 768, 1440]) {
  test(`nothing to object to at ${width} px, and no sideways scroll`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 860 });
    for (const address of SCREENS) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect({ address, sideways: await sidewaysScroll(page) }).toEqual({ address, sideways: 0 });
      await expectAccessible(page, 'moderate');
    }
    for (const [name, address, open] of STATES) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await open(page);
      expect({ name, sideways: await sidewaysScroll(page) }).toEqual({ name, sideways: 0 });
      await expectAccessible(page, 'moderate');
    }
  });
}

test('a finger turns and enlarges the pictures of a fabric', async ({ browser, shop }) => {
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
