import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { lineMessages } from '../../src/components/made/messages.ts';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { sharedMessages as cart } from '../../src/features/cart/shared/messages.ts';
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
import {
  budgetMessages as budget,
  messages as windows,
} from '../../src/features/windows/messages.ts';
import { formatMoney } from '../../src/lib/money.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { test as customerTest } from './support/customer.ts';
import { choose, chooseNext, pressOn, typeInto } from './support/keyboard.ts';
import type { ShopLanguage } from './support/language.ts';
import { expectNoShift, watchShifts } from './support/layoutShifts.ts';
import { expect, test } from './support/shop.ts';
import { thorough } from './support/thorough.ts';
import { test as translatedTest } from './support/translator.ts';

const both = { tag: [bilingual.tag, thorough.tag] };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
/** Names that begin with a text, also between the marks of the translator. */
const starting = (text: string) => new RegExp(`^‹?${text.replace(/[()]/g, '\\$&')}`);

type StepName = keyof typeof steps.titles;

/** A customer with a keyboard who buys finished windows. */
class Journey {
  readonly page: Page;
  readonly shop: ShopLanguage;
  readonly isTranslated: boolean;

  constructor(page: Page, shop: ShopLanguage, isTranslated: boolean) {
    this.page = page;
    this.shop = shop;
    this.isTranslated = isTranslated;
  }

  get configurator(): Locator {
    return this.page.getByRole('region', { name: starting(this.shop.t(made.title)) });
  }

  get bar(): Locator {
    return this.page.getByRole('group', { name: this.shop.t(made.priceOf) });
  }

  /** Nothing has moved by itself, and axe finds nothing. A translator changes texts by itself. */
  async expectSound(): Promise<void> {
    if (this.isTranslated) return;
    await expectAccessible(this.page);
    await expectNoShift(this.page);
  }

  /** Opens a step, which a phone folds. */
  async step(name: StepName): Promise<Locator> {
    const step = this.configurator.getByRole('region', {
      name: starting(this.shop.t(steps.titles[name])),
    });
    await step.waitFor();
    const folded = step.getByRole('button', { expanded: false }).first();
    if (await folded.isVisible()) await pressOn(this.page, folded);
    return step;
  }

  async choose(where: Locator, label: string): Promise<void> {
    await choose(this.page, where.getByRole('radio', { name: starting(label) }).first());
  }

  /** Measures a window from the list, and returns to it. */
  async measure(
    name: string,
    [width, drop]: readonly [string, string],
    mount: keyof typeof editorMessages.mounts = 'ceiling',
  ): Promise<void> {
    const { page } = this;
    const { t } = this.shop;
    const field = (label: string) => page.getByRole('textbox', { name: starting(label) }).first();
    await pressOn(page, page.getByRole('button', { name: t(windows.add) }));
    await typeInto(page, field(t(editorMessages.width)), width);
    await typeInto(page, field(t(editorMessages.drop)), drop);
    const fixed = page.getByRole('combobox', { name: t(editorMessages.mount) });
    await chooseNext(page, fixed, mount);
    await typeInto(page, field(t(editorMessages.name)), name);
    await this.expectSound();
    await pressOn(page, page.getByRole('link', { name: t(windows.done) }));
    await expect(page.getByRole('heading', { name: starting(name) })).toBeVisible();
  }

  /** Answers who measures, and adds the window to the cart. */
  async buy(press: string): Promise<void> {
    const check = await this.step('check');
    await this.choose(check, this.shop.t(made.self));
    await this.expectSound();
    await pressOn(this.page, this.bar.getByRole('button', { name: press }));
  }

  async openCart(lines: number): Promise<Locator> {
    await this.page.goto(this.shop.pathOf('/cart'));
    const edit = this.page.getByRole('link', { name: starting(this.shop.t(lineMessages.edit)) });
    await expect(edit).toHaveCount(lines);
    await this.expectSound();
    return edit;
  }
}

const VARIANTS = [
  { name: 'by keyboard', test: customerTest, isTranslated: false },
  { name: 'by keyboard under a page translator', test: translatedTest, isTranslated: true },
] as const;

for (const { name, test: variant, isTranslated } of VARIANTS) {
  for (const viewport of [PHONE, WIDE]) {
    variant.describe(`${name} at ${viewport.width} px`, () => {
      variant.use({ viewport });
      variant.beforeEach(async ({ page }) => {
        variant.slow();
        await page.addInitScript(watchShifts);
      });

      variant(
        'a recess is measured, and a roller blind for it bought and changed',
        both,
        async ({ page, t, pathOf }) => {
          const journey = new Journey(page, { t, pathOf }, isTranslated);
          await page.goto(pathOf('/windows'));
          await journey.measure('Q0', ['120.5', '200'], 'inside');
          await pressOn(page, page.getByRole('link', { name: starting(t(budget.show)) }));
          const fitting = page.getByRole('region', { name: starting(t(budget.title)) });
          await expect(fitting.locator('a[href*="window="]')).toHaveCount(3);
          await journey.expectSound();

          await page.goto(pathOf('/product-detail?id=ufuq-screen-roller&size=made'));
          await choose(
            page,
            (await journey.step('window')).getByRole('radio', { name: starting('Q0') }),
          );
          const move = await journey.step('move');
          await journey.choose(move, t(made.answers.no));
          await journey.choose(move, t(made.controls.chain));
          await journey.buy(t(made.add));
          await expect(journey.bar.getByText(t(made.added))).toBeVisible();

          await pressOn(page, (await journey.openCart(1)).first());
          await journey.choose(await journey.step('move'), t(made.controls.mains));
          await journey.expectSound();
          await pressOn(page, journey.bar.getByRole('button', { name: t(made.replace) }));
          await expect(page).toHaveURL(pathOf('/cart'));
          await expect(page.getByRole('heading', { level: 1 })).toContainText(t(cart.title));
          await journey.openCart(1);
        },
      );

      variant(
        'a sheer and a lined wave curtain on a motor are bought for two windows, and one is changed',
        both,
        async ({ page, t, pathOf }) => {
          const journey = new Journey(page, { t, pathOf }, isTranslated);
          await page.goto(pathOf('/windows'));
          await journey.measure('Q1', ['240', '265']);
          await journey.measure('Q2', ['180', '265']);

          await page.goto(pathOf('/product-detail?id=almas-ivory-linen&size=made'));
          await choose(
            page,
            (await journey.step('window')).getByRole('radio', { name: starting('Q1') }),
          );
          await journey.choose(await journey.step('hang'), t(editorMessages.headings.wave));
          const lining = await journey.step('lining');
          await journey.choose(lining, t(made.linings.lining));
          await pressOn(page, lining.getByRole('button', { name: t(layers.add.sheer) }));
          const layer = page.getByRole('region', { name: starting(t(layers.titles.sheer)) });
          await choose(page, layer.getByRole('radio').first());
          await journey.choose(layer, t(made.controls.mains));
          await journey.expectSound();
          await journey.choose(await journey.step('move'), t(made.controls.mains));
          await journey.expectSound();
          await expect(journey.bar.getByText(t(layers.includes))).toBeVisible();
          await journey.buy(t(made.add));
          await expect(journey.bar.getByText(t(made.added))).toBeVisible();

          const rest = page.getByRole('region', { name: starting(t(others.title)) });
          await pressOn(page, rest.getByRole('button'));
          await expect(rest.getByRole('button')).toBeHidden();
          await pressOn(page, (await journey.openCart(4)).first());
          await journey.choose(await journey.step('lining'), t(made.linings.blackout));
          await pressOn(page, journey.bar.getByRole('button', { name: t(made.replace) }));
          await expect(page).toHaveURL(pathOf('/cart'));
          await journey.openCart(4);
        },
      );
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test(
    'the finished price of a window of 240 × 260 cm is six taps from the home page',
    both,
    async ({ page, t, pathOf, language }) => {
      await page.addInitScript(watchShifts);
      // As on a slow network: later than the half second in which a shift counts as the customer's own.
      await page.route(/made-for-window|get-price-table/, async (route) => {
        await setTimeout(800);
        await route.continue();
      });
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
      await expectNoShift(page);
    },
  );
});
