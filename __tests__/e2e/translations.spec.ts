import type { Page } from '@playwright/test';
import { messages as account } from '../../src/features/account/messages.ts';
import { messages as auth } from '../../src/features/auth/messages.ts';
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
import { requestCode } from './support/signIn.ts';
import { expect, shown, test, translated } from './support/translator.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const FABRIC = 'almas-ivory-linen';

/** Measures the only window, `cm` wide. */
async function measure(page: Page, t: Translate, cm: number): Promise<void> {
  await page.getByRole('textbox', { name: t(editorMessages.width) }).fill(String(cm));
  await page.getByRole('textbox', { name: t(editorMessages.drop) }).fill('265');
  await page.getByRole('link', { name: t(windows.done) }).click();
}

test(
  'a review shows its errors and the new count',
  bilingual,
  async ({ page, shop, t, pathOf }) => {
    const [row] = shop.query('SELECT count(*) AS count FROM reviews WHERE product_id = ?', FABRIC);
    const before = Number(row?.['count']);
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
    await expect(shown(page, t(reviews.count, { count: before + 1 })).last()).toBeVisible();
    await expect(shown(page, t(reviews.count, { count: before }))).toHaveCount(0);
  },
);

test(
  'windows show their measurements, and what a product needs for them',
  bilingual,
  async ({ page, context, t, pathOf }) => {
    const size = (width: number) =>
      t(windows.size, { width: isolate(String(width)), drop: isolate('265') });
    const addMetres = (quantity: number) =>
      t(adviceMessages.add.metre, { quantity, window: 'Hall' });
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
    await expect(add).toHaveText(translated(addMetres(9)));
    const other = await context.newPage();
    await other.goto(pathOf('/windows'));
    await other.getByRole('link', { name: t(windows.change, { name: 'Hall' }) }).click();
    await measure(other, t, 200);
    await other.close();
    await expect(add).toHaveText(translated(addMetres(6)));
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

test.describe('a visitor', () => {
  // Nobody is signed in.
  test.use({ storageState: { cookies: [], origins: [] } });

  test(
    'sees the seconds of a code, and that it expired',
    bilingual,
    async ({ page, shop, t, pathOf }) => {
      await page.clock.install();
      await page.goto(pathOf('/login'));
      await requestCode(page, shop, 'layla.haddad@sadeel.example', t);
      const left = page.getByRole('timer').locator('strong');
      await expect(left).toHaveText(/^‹0(3:00|2:5\d)›$/);
      await page.clock.fastForward(60_000);
      await expect(left).toHaveText(/^‹0(2:00|1:5\d)›$/);
      await page.clock.fastForward(121_000);
      await expect(shown(page, t(auth.timeExpired))).toBeVisible();
    },
  );
});
