import { guideTexts as arabic } from '../../src/content/ar/guideTexts.ts';
import { guideTexts } from '../../src/content/guideTexts.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/shop.ts';

test(
  'the guide answers by keyboard, and Back undoes an answer',
  bilingual,
  async ({ page, pathOf, language }) => {
    const texts = language === 'ar' ? arabic : guideTexts.en;
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(pathOf('/guide'));
    const east = page.getByRole('radio', { name: texts.facings.east, exact: true });
    const majlis = page.getByRole('radio', { name: texts.rooms.majlis, exact: true });
    await majlis.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(pathOf('/guide?for=majlis&facing=west&seen=across'));
    // The screen receives no input until the next one is rendered (product 2.15).
    await expect(page.getByText(`${texts.rooms.majlis} · ${texts.facings.west}`)).toBeVisible();
    await east.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(pathOf('/guide?for=majlis&facing=east&seen=across'));
    await expect(east).toBeFocused();
    await expect(page.getByText(texts.closing.sunrise)).toBeVisible();
    await expectAccessible(page, 'moderate');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(pathOf('/guide?for=majlis&facing=west&seen=across'));
    await expect(east).not.toBeChecked();
  },
);
