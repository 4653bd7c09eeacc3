import type { Locator, Page } from '@playwright/test';
import { lineMessages } from '../../src/components/made/messages.ts';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { messages as auth } from '../../src/features/auth/messages.ts';
import { messages as product } from '../../src/features/products/detail/messages.ts';
import { editorMessages } from '../../src/features/windows/editor/messages.ts';
import {
  configuratorMessages as made,
  othersMessages as others,
} from '../../src/features/windows/made/messages.ts';
import {
  layerMessages as layers,
  stepMessages as steps,
} from '../../src/features/windows/made/steps/messages.ts';
import { messages as windows } from '../../src/features/windows/messages.ts';
import { formatMoney } from '../../src/lib/money.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import type { ShopLanguage } from './support/language.ts';
import { expect, test, type Shop } from './support/shop.ts';
import { thorough } from './support/thorough.ts';

const both = { tag: [bilingual.tag, thorough.tag] };
const starting = (text: string) => new RegExp(`^${text}`);

/** Reaches a group of radio buttons by Tab, and the button by the arrow keys. */
async function choose(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? undefined);
  const name = await radio.evaluate((input: HTMLInputElement) => input.name);
  for (let stop = 0; stop < 150 && (await focused()) !== name; stop += 1)
    await page.keyboard.press('Tab');
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
  for (let step = 0; step < 20 && !(await radio.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

async function signInByKeyboard(
  page: Page,
  shop: Shop,
  email: string,
  { t, pathOf }: ShopLanguage,
) {
  await page.goto(pathOf('/login'));
  await typeInto(page, page.getByLabel(t(auth.email)), email);
  await page.keyboard.press('Enter');
  const code = await shop.inbox.nextCode(email);
  await typeInto(page, page.getByLabel(t(auth.otpDigit, { place: 1 })), code);
  await pressOn(page, page.getByRole('button', { name: t(auth.verify) }));
  await expect(page).not.toHaveURL(/\/verify-otp$/);
}

async function measure(page: Page, name: string, width: string, { t }: ShopLanguage) {
  await pressOn(page, page.getByRole('button', { name: t(windows.add) }));
  await typeInto(page, page.getByRole('textbox', { name: t(editorMessages.name) }), name);
  await typeInto(page, page.getByRole('textbox', { name: t(editorMessages.top) }), width);
  await typeInto(page, page.getByRole('textbox', { name: t(editorMessages.left) }), '265');
  await pressOn(page, page.getByRole('link', { name: t(windows.done) }));
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'a sheer and a lined wave curtain on a motor are bought for two windows',
    both,
    async ({ page, shop, language, t, pathOf }) => {
      const shopIn = { t, pathOf };
      await signInByKeyboard(page, shop, `layers.${language}@sadeel.example`, shopIn);
      await page.goto(pathOf('/windows'));
      await measure(page, 'A', '240', shopIn);
      await measure(page, 'B', '180', shopIn);
      await expectAccessible(page);

      await page.goto(pathOf('/product-detail?id=almas-ivory-linen&size=made'));
      const step = (name: keyof typeof steps.titles) =>
        page.getByRole('region', { name: t(steps.titles[name]) });
      const radio = (where: Locator, label: string) =>
        where.getByRole('radio', { name: starting(label) }).first();
      await choose(page, step('window').getByRole('radio', { name: /A$/ }));
      await choose(page, radio(step('lining'), t(made.linings.lining)));
      await pressOn(page, page.getByRole('button', { name: t(layers.add.sheer) }));
      const layer = page.getByRole('region', { name: t(layers.titles.sheer) });
      await choose(page, layer.getByRole('radio').first());
      await choose(page, radio(step('move'), t(made.controls.mains)));
      await choose(page, radio(page.getByRole('region', { name: t(made.title) }), t(made.self)));
      const bar = page.getByRole('group', { name: t(made.priceOf) });
      await expect(bar.getByText(t(layers.includes))).toBeVisible();
      await expectAccessible(page);
      await pressOn(page, bar.getByRole('button', { name: t(made.add) }));
      await expect(bar.getByText(t(made.added))).toBeVisible();

      const rest = page.getByRole('region', { name: t(others.title) });
      await pressOn(page, rest.getByRole('button'));
      await expect(rest.getByRole('button')).toBeHidden();
      await page.goto(pathOf('/cart'));
      await expect(page.getByRole('link', { name: starting(t(lineMessages.edit)) })).toHaveCount(4);
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'the finished price of a window of 240 × 260 cm is six taps from the home page',
    both,
    async ({ page, t, pathOf, language }) => {
      await page.goto(pathOf('/'));
      let taps = 0;
      const tap = async (target: Locator) => {
        await target.first().tap();
        taps += 1;
      };
      await tap(page.getByRole('button', { name: t(layout.openMenu) }));
      await tap(
        page.getByRole('dialog').getByRole('link', { name: t(layout.links.fabrics), exact: true }),
      );
      await tap(page.getByRole('main').locator('a[href*="product-detail"]'));
      await tap(page.getByRole('radio', { name: t(product.ways.made) }));
      const fields = page.getByRole('region', { name: t(made.title) }).getByRole('textbox');
      for (const [place, digits] of ['240', '260'].entries()) {
        await tap(fields.nth(place));
        await page.keyboard.type(digits);
      }
      const bar = page.getByRole('group', { name: t(made.priceOf) });
      await expect(bar.getByText(formatMoney(1, 'AED', language).replace(/1/, ''))).toBeVisible();
      expect(taps).toBeLessThanOrEqual(6);
      await expectAccessible(page);
    },
  );
});
