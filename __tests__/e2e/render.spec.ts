import type { Page } from '@playwright/test';
import { exampleUrl, pagesFor, type PageId } from '../../src/contract/pages.ts';
import { pageNames } from '../support/pageNames.ts';
import { collectConsoleProblems } from './support/consoleProblems.ts';
import { expect, test } from './support/shop.ts';
import { startShop } from './support/startShop.ts';
import { waitForServerRender } from './support/waitForServerRender.ts';

const PRODUCT = '/product-detail?id=almas-ivory-linen';

/** Of pages whose example has no content. */
const HEADINGS: Partial<Record<PageId, RegExp>> = { quote: /does not exist/ };
/** URL and heading of every public page, and of some with other content. */
const SCREENS: readonly (readonly [url: string, heading: string | RegExp])[] = [
  ...pagesFor('everybody').map(
    (id) => [exampleUrl(id), HEADINGS[id] ?? pageNames[id].title.en] as const,
  ),
  ['/curtains-detail?categoryId=curtains&subCategoryId=nothing', /./],
  ['/FAQ?page=2', pageNames.faq.title.en],
  ['/products?page=2', pageNames.products.title.en],
  ['/products?search=linen', pageNames.products.title.en],
  ['/product-detail?id=nothing', /could not find/],
  [exampleUrl('login'), pageNames.login.title.en],
  ['/nowhere', pageNames.notFound.title.en],
];

/** Resolves when React has started to hydrate the page. */
async function untilHydrating(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
  });
}

test('every page hydrates without a mismatch and under the content security policy', async ({
  page,
}) => {
  test.slow();
  const problems = collectConsoleProblems(page);
  for (const [url, heading] of SCREENS) {
    await page.goto(url);
    await untilHydrating(page);
    // The first interaction hydrates what is below the fold.
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect({ url, problems }).toEqual({ url, problems: [] });
    for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
      expect(await page.locator(`head ${selector}`).count()).toBeLessThanOrEqual(1);
    }
  }
});

test('the page is readable without scripts', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await waitForServerRender(page, '/');
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Book a Free same day appointment' }),
  ).toBeVisible();
  await waitForServerRender(page, '/FAQ');
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await waitForServerRender(page, PRODUCT);
  await page.goto(PRODUCT);
  await expect(page.getByText('140 cm width').first()).toBeVisible();
  await context.close();
});

test('queries embedded in the HTML are not requested again', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await waitForServerRender(page, PRODUCT);
  await page.goto(PRODUCT);
  await untilHydrating(page);
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  // The data of linked screens is prefetched.
  const embedded = ['/api/user/get-product-details', '/api/user/get-review'];
  expect(requests.filter((path) => embedded.includes(path))).toEqual([]);
});

test('with SERVER_RENDER=off the shop is a single-page app', async ({ browser }) => {
  const plain = await startShop({ SERVER_RENDER: 'off' });
  const page = await browser.newPage({ baseURL: plain.url });
  const problems = collectConsoleProblems(page);
  const response = await page.goto('/products');
  expect(await response?.text()).toMatch(/<div id="?root"?><\/div>/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fabrics');
  await page
    .getByRole('link', { name: /Almas Ivory Linen/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almas Ivory Linen');
  expect(problems).toEqual([]);
  await page.close();
  await plain.close();
});
