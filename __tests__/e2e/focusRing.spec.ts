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

    const category = '/curtains-detail?categoryId=curtains&subCategoryId=linen-curtains';
    await page.goto(pathOf(`${category}#fabrics`));
    const fabrics = page.locator('#fabrics');
    await expect(fabrics).toBeFocused();
    await expect(fabrics).toHaveCSS('outline-style', 'none');

    // What can be used keeps its ring.
    await page.keyboard.press('Tab');
    await expect(fabrics.locator(':focus')).toHaveCSS('outline-style', 'solid');
  },
);
