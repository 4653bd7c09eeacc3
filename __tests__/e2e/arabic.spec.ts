import { fillCart, lineOf } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { test as visitorTest } from './support/shop.ts';

test('the language switch keeps page, query, session and cart (product 14.2)', async ({
  page,
  context,
  shop,
}) => {
  await fillCart(context, shop, [lineOf('zabeel-emerald-velvet')]);
  await page.goto('/products?page=2');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();

  await expect(page).toHaveURL(`${shop.url}/ar/products?page=2`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: 'السلة، عدد المنتجات: 1' })).toBeVisible();

  // Links and Back stay in the language.
  const card = page.locator('main li a[href*="product-detail"]').first();
  const name = await card.getByRole('heading').innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ar/product-detail');
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/ar/products?page=2`);

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${shop.url}/products?page=2`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

visitorTest.describe('with an Arabic browser', () => {
  visitorTest.use({ locale: 'ar-AE' });

  visitorTest('the home page offers Arabic without a redirect (product 14.2)', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('link', { name: 'تابع بالعربية' });
    await expect(offer).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await offer.click();
    await expect(page).toHaveURL(/\/ar$/);
  });
});
