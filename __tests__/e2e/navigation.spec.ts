import type { Page } from '@playwright/test';
import { expectScrollPosition, scrollToLink } from './support/scrollPosition.ts';
import { expect, test } from './support/shop.ts';

const PRODUCT = '/product-detail?id=zabeel-emerald-velvet';
const SLOWDOWN = 20;

/** Throttles the CPU, so that the old screen stays for a while after the press. */
async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

test('a form receives no input that is meant for the next screen (product 2.15)', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  await page.waitForLoadState('networkidle');
  const review = page.getByRole('textbox', { name: /Your review/ });
  await review.fill('Heavy');
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  const related = page.getByRole('region', { name: 'Goes well with it' }).getByRole('link').first();
  const position = await scrollToLink(page, related);
  await slowDown(page);

  // In one task, as a quick shopper does: the press, and typing before the next screen is rendered.
  const isDiscarded = await related.evaluate((link: HTMLElement) => {
    link.click();
    // A press on a field does not scroll.
    document.querySelector<HTMLElement>('main textarea')?.focus({ preventScroll: true });
    return document.activeElement?.matches('textarea') !== true;
  });
  expect(isDiscarded).toBe(true);
  // No space, which would scroll the page.
  await page.keyboard.type('-soft');

  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  await expect(review).toHaveValue('Heavy');
  await expectScrollPosition(page, position);
});
