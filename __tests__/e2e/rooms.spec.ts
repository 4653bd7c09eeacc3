import type { Page } from '@playwright/test';
import { messages } from '../../src/features/rooms/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { collectConsoleProblems } from './support/consoleProblems.ts';
import { watchShifts } from './support/layoutShifts.ts';
import { productNames } from './support/productNames.ts';
import { expect, test } from './support/shop.ts';

/** Number of different colours in a grid of pixels of the canvas. */
const coloursOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const context = main.querySelector('canvas')?.getContext('2d');
    const colours = new Set<string>();
    for (let x = 50; x < 900; x += 50) {
      for (let y = 50; y < 1100; y += 50) {
        colours.add(String(context?.getImageData(x, y, 1, 1).data));
      }
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
    await button.scrollIntoViewIfNeeded();
    await button.click();

    const fabric = productNames[language].navy;
    const name = t(messages.livingClosedDay, { fabric });
    await expect(page.getByRole('img', { name })).toBeVisible();
    expect(await coloursOf(page)).toBeGreaterThan(50);
    await expect(page.getByRole('status').filter({ hasText: name })).toBeAttached();
    await expectAccessible(page, 'moderate');
    // A press allows shifts for half a second, so only later ones are recorded.
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    expect(problems).toEqual([]);
  },
);
