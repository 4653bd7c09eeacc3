import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/shop.ts';

test(
  'a part of the page that code focuses has no ring, which would look like a stray line',
  bilingual,
  async ({ page, pathOf }) => {
    // A page for customers redirects to the sign-in, whose main part receives focus.
    await page.goto(pathOf('/MyOrders'));
    await expect(page).toHaveURL(/\/login$/);
    const main = page.getByRole('main');
    await expect(main).toBeFocused();
    await expect(main).toHaveCSS('outline-style', 'none');

    await page.goto(pathOf('/product-detail?id=saffa-navy-velvet&room=living.open.day#room'));
    const room = page.locator('#room');
    await expect(room).toBeFocused();
    await expect(room).toHaveCSS('outline-style', 'none');

    // What can be used keeps its ring.
    await page.keyboard.press('Tab');
    await expect(room.locator(':focus')).toHaveCSS('outline-style', 'solid');
  },
);
