import { messages } from '../../src/features/reviews/messages.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/shop.ts';
import { untilHydrated } from './support/untilHydrated.ts';

test(
  'after a review without stars the first press on a star chooses it',
  bilingual,
  async ({ page, t, pathOf }) => {
    await page.goto(pathOf('/product-detail?id=almas-ivory-linen'));
    const send = page.getByRole('button', { name: t(messages.send) });
    await untilHydrated(send);
    await page.getByRole('textbox', { name: t(messages.review) }).fill('Calm and warm.');
    await page.getByRole('textbox', { name: t(messages.name) }).fill('Layla');
    await send.press('Enter');
    await expect(page.getByRole('radio', { name: t(messages.noRating) })).toBeFocused();

    const star = page.locator('label').filter({ hasText: t(messages.stars, { stars: 4 }) });
    const { x, y, width, height } = (await star.boundingBox()) ?? {};
    // Not `click`, which waits until nothing lies over the star.
    await page.mouse.click((x ?? 0) + (width ?? 0) / 2, (y ?? 0) + (height ?? 0) / 2);
    await expect(page.getByRole('radio', { name: t(messages.stars, { stars: 4 }) })).toBeChecked();
  },
);
