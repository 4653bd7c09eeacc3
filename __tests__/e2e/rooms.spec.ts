import type { Page } from '@playwright/test';
import { sampleMessages } from '../../src/features/products/compare/messages.ts';
import { filterMessages } from '../../src/features/products/shared/messages.ts';
import { messages } from '../../src/features/rooms/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { collectConsoleProblems } from './support/consoleProblems.ts';
import { watchShifts } from './support/layoutShifts.ts';
import { productNames } from './support/productNames.ts';
import { expect, test } from './support/shop.ts';

/** Number of different colours in every thousandth pixel of the canvas. */
const coloursOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const context = main.querySelector('canvas')?.getContext('2d');
    const pixels = context?.getImageData(0, 0, 900, 1100).data ?? [];
    const colours = new Set<string>();
    for (let index = 0; index < pixels.length; index += 4_004) {
      colours.add(String(pixels.slice(index, index + 3)));
    }
    return colours.size;
  });

test(
  'a fabric is shown in a room (product 5.20)',
  bilingual,
  async ({ page, language, t, pathOf }) => {
    const problems = collectConsoleProblems(page);
    await page.addInitScript(watchShifts);
    await page.goto(pathOf('/product-detail?id=saffa-navy-velvet'));
    const button = page.getByRole('button', { name: t(messages.open) });
    // Hidden until it hydrates.
    await expect(button).toBeVisible();
    // Text of other parts may change its font while the page loads (layoutShift.spec.ts).
    await page.evaluate(async () => {
      await document.fonts.ready;
      window.shifts = [];
    });
    await button.click();

    const fabric = productNames[language].navy;
    const name = t(messages.view, {
      fabric,
      room: t(messages.values.living),
      curtains: t(messages.phrases.closed),
      time: t(messages.phrases.day),
    });
    await expect(page.getByRole('img', { name })).toBeVisible();
    expect(await coloursOf(page)).toBeGreaterThan(50);
    await expect(page.getByRole('status').filter({ hasText: name })).toBeAttached();
    await expectAccessible(page, 'moderate');
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test(
  'fabrics are shown in the same room, in the list, and their samples are ordered (product 5.19, 5.21, 7.12, 7.16)',
  bilingual,
  async ({ page, language, t, pathOf }) => {
    const problems = collectConsoleProblems(page);
    const { linen, velvet } = productNames[language];
    await page.goto(pathOf('/products'));
    const roomSwitch = page.getByRole('switch', { name: t(filterMessages.inRoom) });
    await roomSwitch.click();
    await expect(page).toHaveURL(pathOf('/products?show=room'));
    await expect(roomSwitch).toBeChecked();
    const canvases = page.getByRole('main').locator('li canvas');
    await expect.poll(() => canvases.count()).toBeGreaterThan(1);
    await expectAccessible(page, 'moderate');
    await page.goBack();
    await expect(roomSwitch).not.toBeChecked();
    await expect(canvases).toHaveCount(0);

    await page.goto(pathOf('/compare?ids=almas-ivory-linen,zabeel-emerald-velvet'));
    const open = page.getByRole('button', { name: t(messages.compareOpen) });
    await open.scrollIntoViewIfNeeded();
    await open.click();
    await expect(page).toHaveURL(/room=living\.closed\.day/);
    for (const fabric of [linen, velvet]) {
      const name = new RegExp(`^${t(messages.values.living)}.*${fabric}`);
      await expect(page.getByRole('img', { name })).toBeVisible();
    }
    await expectAccessible(page, 'moderate');

    await page.getByRole('link', { name: t(messages.samples) }).click();
    await expect(page.getByRole('button', { name: new RegExp(velvet) })).toBeVisible();
    await expectAccessible(page, 'moderate');
    await page.getByRole('link', { name: t(sampleMessages.bring) }).click();
    const brought = page.getByRole('checkbox', { name: new RegExp(`${linen}.*${velvet}`) });
    await expect(brought).toBeChecked();
    expect(problems).toEqual([]);
  },
);
