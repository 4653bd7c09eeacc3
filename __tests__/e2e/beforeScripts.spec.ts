import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { waitForServerRender } from './support/waitForServerRender.ts';

/** Opens a page with its scripts held back. Returns the function that releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await waitForServerRender(page, path);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('an e-mail address typed before hydration is kept', async ({ page, shop }) => {
  const email = 'salma.nasser@sadeel.example';
  const field = page.getByLabel('E-mail address');
  // Holds back the response until the button shows the pending request.
  let respond: () => void = () => undefined;
  await page.route(/send-otp$/, async (route) => {
    await new Promise<void>((resolve) => {
      respond = resolve;
    });
    await route.continue();
  });
  const release = await openWithoutScripts(page, '/login');
  await field.fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  release();

  // Repeated until the form is hydrated.
  await expect(async () => {
    await field.press('Enter', { timeout: 1_000 });
    await expect(page.getByRole('button', { name: 'Loading....' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  respond();

  expect(await shop.inbox.nextCode(email)).toMatch(/^\d{6}$/);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.getByRole('link', { name: 'Change e-mail' }).click();
  await expect(field).toHaveValue(email);
  await page.reload();
  await expect(field).toHaveValue(email);
});

test('a review written before hydration is kept', async ({ page }) => {
  const path = '/product-detail?id=zabeel-emerald-velvet';
  const review = page.getByRole('textbox', { name: /Your review/ });
  const name = page.getByRole('textbox', { name: /Your name/ });
  const release = await openWithoutScripts(page, path);
  await review.fill('Heavy and soft.');
  await name.fill('Layla');
  await page.locator('label').filter({ hasText: '4 stars' }).click();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page).toHaveURL(path);
  release();

  // Repeated until the form is hydrated; it then redirects to sign-in and keeps the text.
  await expect(async () => {
    const send = page.getByRole('button', { name: 'Send review' });
    // On a slow machine the sign-in may appear only after the assertion has timed out.
    if (await send.isVisible()) await send.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/login$/, { timeout: 1_000 });
  }).toPass();
  await page.goBack();
  await expect(review).toHaveValue('Heavy and soft.');
  await expect(name).toHaveValue('Layla');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

test('an enquiry filled in before hydration is kept', async ({ page }) => {
  const path = '/rollers';
  const values = { Name: 'Layla', Email: 'layla@sadeel.example', Phone: '050 123 4567' };
  const field = (label: string) => page.getByRole('textbox', { name: label });
  const submit = page.getByRole('button', { name: 'Submit' });
  const release = await openWithoutScripts(page, path);
  for (const [label, text] of Object.entries(values)) await field(label).fill(text);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await field('Name').press('Enter');
  await expect(page).toHaveURL(path);
  release();

  await expect(submit).toBeEnabled();
  for (const [label, text] of Object.entries(values)) await expect(field(label)).toHaveValue(text);
  await submit.click();
  await expect(page.getByText('Date is required')).toBeVisible();
});
