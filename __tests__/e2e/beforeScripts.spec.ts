import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { untilMade } from './support/untilMade.ts';

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await untilMade(page, path);
  let letGo: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

test('an address typed before the scripts are there counts', async ({ page, shop }) => {
  const email = 'salma.nasser@sadeel.example';
  const field = page.getByLabel('E-mail address');
  // The answer waits until the button has been seen to say so.
  let answer: () => void = () => undefined;
  await page.route(/send-otp$/, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const letGo = await openWithoutScripts(page, '/login');
  await field.fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  letGo();

  // Pressed again until the scripts have taken over.
  await expect(async () => {
    await field.press('Enter', { timeout: 1_000 });
    await expect(page.getByRole('button', { name: 'Loading....' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  answer();

  expect(await shop.inbox.nextCode(email)).toMatch(/^\d{6}$/);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.getByRole('link', { name: 'Change e-mail' }).click();
  await expect(field).toHaveValue(email);
  await page.reload();
  await expect(field).toHaveValue(email);
});

test('a review written before the scripts are there counts', async ({ page }) => {
  const path = '/product-detail?id=zabeel-emerald-velvet';
  const review = page.getByRole('textbox', { name: /Your review/ });
  const name = page.getByRole('textbox', { name: /Your name/ });
  const letGo = await openWithoutScripts(page, path);
  await review.fill('Heavy and soft.');
  await name.fill('Layla');
  await page.locator('label').filter({ hasText: '4 stars' }).click();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page).toHaveURL(path);
  letGo();

  // Pressed again until the scripts have taken over: then sign-in comes first, and the text is kept.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send review' }).click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/login$/, { timeout: 1_000 });
  }).toPass();
  await page.goBack();
  await expect(review).toHaveValue('Heavy and soft.');
  await expect(name).toHaveValue('Layla');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

test('an enquiry filled in before the scripts are there counts', async ({ page }) => {
  const path = '/rollers';
  const words = { Name: 'Layla', Email: 'layla@sadeel.example', Phone: '050 123 4567' };
  const field = (label: string) => page.getByRole('textbox', { name: label });
  const submit = page.getByRole('button', { name: 'Submit' });
  const letGo = await openWithoutScripts(page, path);
  for (const [label, text] of Object.entries(words)) await field(label).fill(text);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await field('Name').press('Enter');
  await expect(page).toHaveURL(path);
  letGo();

  await expect(submit).toBeEnabled();
  for (const [label, text] of Object.entries(words)) await expect(field(label)).toHaveValue(text);
  await submit.click();
  await expect(page.getByText('Date is required')).toBeVisible();
});
