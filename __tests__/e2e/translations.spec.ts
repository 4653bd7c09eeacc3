import type { Page } from '@playwright/test';
import { messages as account } from '../../src/features/account/messages.ts';
import { messages as reviews } from '../../src/features/reviews/messages.ts';
import {
  adviceMessages,
  toggleMessages,
  messages as windows,
} from '../../src/features/windows/messages.ts';
import { editorMessages } from '../../src/features/windows/editor/messages.ts';
import type { Translate } from '../../src/i18n/createI18n.ts';
import { isolate } from '../../src/lib/isolate.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, shown, test } from './support/translator.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const FABRIC = 'almas-ivory-linen';

/** Measures the only window, `cm` wide. */
async function measure(page: Page, t: Translate, cm: number): Promise<void> {
  await page.getByRole('textbox', { name: t(editorMessages.top) }).fill(String(cm));
  await page
    .getByRole('textbox', { name: t(editorMessages.left) })
    .first()
    .fill('265');
  await page.getByRole('link', { name: t(windows.done) }).click();
}

test('a review shows its errors and the new count', bilingual, async ({ page, t, pathOf }) => {
  await page.goto(pathOf(`/product-detail?id=${FABRIC}`));
  const send = page.getByRole('button', { name: t(reviews.send) });
  await untilHydrated(send);
  await send.click();
  await expect(shown(page, t(reviews.reviewRequired)).last()).toBeVisible();
  await page.getByRole('textbox', { name: t(reviews.review) }).fill('Calm and warm.');
  await page.getByRole('textbox', { name: t(reviews.name) }).fill('Layla');
  await page.getByRole('radio', { name: t(reviews.noRating) }).focus();
  for (let stars = 0; stars < 4; stars += 1) await page.keyboard.press('ArrowDown');
  await send.click();
  await expect(shown(page, t(reviews.added))).toBeVisible();
  await expect(shown(page, 'Calm and warm.')).toBeVisible();
});

test(
  'windows show their measurements, and what a product needs for them',
  bilingual,
  async ({ page, t, pathOf }) => {
    const size = (width: number) =>
      t(windows.size, { width: isolate(String(width)), drop: isolate('265') });
    await page.goto(pathOf('/windows'));
    await page.getByRole('button', { name: t(windows.add) }).click();
    await page.getByRole('textbox', { name: t(editorMessages.name) }).fill('Hall');
    await measure(page, t, 200);
    await expect(shown(page, size(200))).toBeVisible();
    await page.getByRole('link', { name: t(windows.change, { name: 'Hall' }) }).click();
    await measure(page, t, 320);
    await expect(shown(page, size(320))).toBeVisible();

    await page.goto(pathOf(`/product-detail?id=${FABRIC}`));
    await page.getByText(t(toggleMessages.toggle)).click();
    const add = page.getByRole('button', { name: /Hall/ }).first();
    await add.click();
    await expect(shown(page, t(adviceMessages.added, { window: 'Hall' }))).toBeVisible();
  },
);

test('the account shows what was saved', bilingual, async ({ page, t, pathOf }) => {
  await page.goto(pathOf('/account'));
  await page.getByRole('textbox', { name: t(account.name) }).fill('Noura');
  await page.getByRole('button', { name: t(account.save) }).click();
  await expect(shown(page, t(account.nameSaved))).toBeVisible();
  await expect(shown(page, 'Noura').first()).toBeVisible();
  await page.getByRole('textbox', { name: t(account.name) }).fill('Salma');
  await page.getByRole('button', { name: t(account.save) }).click();
  await expect(shown(page, 'Salma').first()).toBeVisible();
});
