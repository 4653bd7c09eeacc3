import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { openToEnd } from './support/openToEnd.ts';
import { CURRENT_DIST } from './support/releases.ts';
import { untilControlled } from './support/serviceWorker.ts';

/** Hashed script of a build. */
const ASSET = /^\/assets\/[\w-]+\.[\da-f]{8}\.js$/;
const SCRIPT_TAG = /<script\b([^>]*)>/g;
const SOURCE = /\bsrc="?([^"\s>]+)/;
const IS_DATA = /\btype="?application\/(?:ld\+)?json\b/;

test.use({ serviceWorkers: 'allow' });

/** Scripts that the build lists for each page. */
async function readRoutes(): Promise<[name: string, scripts: string[]][]> {
  const manifest = await readFile(path.join(CURRENT_DIST, 'build.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as { routes: Record<string, string[]> };
  return Object.entries(routes).map(([name, files]) => [name, files.map((file) => `/${file}`)]);
}

/** Scripts that the build lists for the entry or pages, each once. */
async function scriptsOf(...names: string[]): Promise<Set<string>> {
  const routes = await readRoutes();
  return new Set(routes.flatMap(([name, scripts]) => (names.includes(name) ? scripts : [])));
}

/** Records what the browser requests and what its content policy blocks. */
async function record(context: BrowserContext) {
  const requests: Request[] = [];
  const blocked: string[] = [];
  context.on('request', (request) => requests.push(request));
  await context.exposeFunction('reportBlocked', (uri: string) => blocked.push(uri));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      const { reportBlocked } = window as unknown as { reportBlocked: (uri: string) => void };
      reportBlocked(`${violatedDirective}: ${blockedURI}`);
    });
  });
  return { requests, blocked };
}

/** Opens a page and returns the script elements of its HTML. */
async function open(page: Page, url: string) {
  const response = await page.goto(url);
  const tags = [...((await response?.text()) ?? '').matchAll(SCRIPT_TAG)].map(([tag]) => tag);
  await page.waitForLoadState('networkidle');
  return {
    files: tags.flatMap((tag) => SOURCE.exec(tag)?.[1] ?? []),
    inline: tags.filter((tag) => !SOURCE.test(tag) && !IS_DATA.test(tag)),
    policy: (await response?.headerValue('content-security-policy')) ?? '',
  };
}

const pathOf = (url: string) => new URL(url).pathname;

/** The script elements of the document, which scripts may have added to. */
const addedScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ type }) => !/^application\/(?:ld\+)?json$/.test(type))
      .map(({ src }) => src),
  );

/** Names of the requested scripts whose content is not that of the build. */
async function changedScripts(requests: readonly Request[]): Promise<string[]> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const changed = scripts.map(async (request) => {
    const name = pathOf(request.url());
    if (name !== '/service-worker.js' && !ASSET.test(name)) return [name];
    const response = await request.response();
    const built = await readFile(path.join(CURRENT_DIST, name)).catch(() => undefined);
    const isBuilt = response !== null && built?.equals(await response.body()) === true;
    return isBuilt ? [] : [name];
  });
  return (await Promise.all(changed)).flat();
}

/** Origins of requests other than data URLs. */
const originsOf = (requests: readonly Request[]) => [
  ...new Set(
    requests.map((request) => new URL(request.url()).origin).filter((origin) => origin !== 'null'),
  ),
];

for (const [url, chunk] of [
  ['/cart', 'CartPage'],
  ['/Checkout', 'CheckoutPage'],
] as const) {
  test(`${url} runs the scripts of the build only, and requests nothing elsewhere`, async ({
    page,
    context,
    shop,
  }) => {
    await fillCart(context, shop, [lineOf('zabeel-emerald-velvet')]);
    const { requests, blocked } = await record(context);

    const html = await open(page, url);
    await untilControlled(page);

    expect(html.files.toSorted()).toEqual([...(await scriptsOf('main', chunk))].sort());
    expect(html.inline).toEqual([]);
    expect(html.policy.split('; ')).toContain("script-src 'self'");
    expect(await changedScripts(requests)).toEqual([]);
    // Prefetching adds scripts, whose requests may be reported later.
    const findUnrequested = async () => {
      const added = await addedScripts(page);
      const requested = new Set(requests.map((request) => request.url()));
      return added.filter((src) => !requested.has(src));
    };
    await expect.poll(findUnrequested).toEqual([]);
    expect(context.serviceWorkers().map((worker) => pathOf(worker.url()))).toEqual([
      '/service-worker.js',
    ]);
    expect(page.workers()).toEqual([]);
    expect(originsOf(requests)).toEqual([shop.url]);
    expect(blocked).toEqual([]);
  });
}

/** Scripts that a page and its parts may request to its end, without the pages that it prefetches. */
const MAX_SCRIPTS = 8;

test('a product page requests few scripts to its end', async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(pathOf(request.url())));

  await openToEnd(page, '/product-detail?id=almas-ivory-linen');

  const otherPages = new Set(
    (await readRoutes()).flatMap(([name, files]) => (name.endsWith('Page') ? files : [])),
  );
  for (const file of await scriptsOf('main', 'ProductDetailPage')) otherPages.delete(file);
  const own = [...requested].filter((name) => ASSET.test(name) && !otherPages.has(name));
  expect(own.length, own.join()).toBeLessThanOrEqual(MAX_SCRIPTS);
});

test('the payment page of the sandbox runs no script, and requests nothing elsewhere', async ({
  page,
  context,
  shop,
}) => {
  const order = await placeOrder(context, shop);
  const [payment] = shop.query('SELECT reference FROM payments WHERE order_id = ?', order);
  const { requests, blocked } = await record(context);

  const html = await open(page, `/sandbox-payment/${String(payment?.['reference'])}`);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([html.files, html.inline, await addedScripts(page)]).toEqual([[], [], []]);
  expect(html.policy.split('; ')).toContain("script-src 'self'");
  expect(requests.filter((request) => request.resourceType() === 'script')).toEqual([]);
  expect([...context.serviceWorkers(), ...page.workers()]).toEqual([]);
  expect(originsOf(requests)).toEqual([shop.url]);
  expect(blocked).toEqual([]);
});
