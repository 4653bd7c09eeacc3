import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../__tests__/e2e/support/findBrowser.ts';
import { startShop, type Shop } from '../__tests__/e2e/support/startShop.ts';

const folder = path.resolve(import.meta.dirname, '..', 'docs', 'screenshots');
const DEMO = 'demo@sadeel.example';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SETTLE_MS = 1_500;

async function signIn(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.url}/login`);
  await page.getByLabel('E-mail address').fill(DEMO);
  await page.getByRole('button', { name: 'Login' }).click();
  const code = await shop.inbox.nextCode(DEMO);
  await page.getByLabel('Digit 1 of 6').pressSequentially(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(`${shop.url}/`);
}

/** Takes a screenshot above the fold, with reduced motion so that runs are identical. */
async function takeScreenshot(
  browser: Browser,
  name: string,
  viewport: typeof DESKTOP,
  open: (page: Page) => Promise<unknown>,
): Promise<void> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await open(page);
  await page.waitForTimeout(SETTLE_MS);
  const image = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.webp`), image);
  await page.close();
  console.log(`docs/screenshots/${name}.webp`);
}

await mkdir(folder, { recursive: true });
const shop = await startShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  await takeScreenshot(browser, 'home', DESKTOP, (page) => page.goto(`${shop.url}/`));
  await takeScreenshot(browser, 'product', DESKTOP, (page) =>
    page.goto(`${shop.url}/product-detail?id=zabeel-emerald-velvet`),
  );
  await takeScreenshot(browser, 'order-phone', PHONE, async (page) => {
    await signIn(page, shop);
    await page.goto(`${shop.url}/MyOrders?filter=90`);
    await page.getByRole('listitem').filter({ hasText: 'Shipped' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Track your order' }).click();
  });
} finally {
  await browser.close();
  await shop.close();
}
