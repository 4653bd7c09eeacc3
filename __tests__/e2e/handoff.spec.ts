import { askMessages } from '../../src/components/chat/askMessages.ts';
import { chatMessages } from '../../src/components/chat/chatMessages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { productNames } from './support/productNames.ts';
import { expect, test } from './support/shop.ts';

test.use({
  viewport: { width: 320, height: 740 },
  permissions: ['clipboard-write', 'clipboard-read'],
});

test(
  'a question about a product is changed, opened in WhatsApp and copied (product 1.9)',
  bilingual,
  async ({ page, language, t, pathOf }) => {
    await page.goto(pathOf('/product-detail?id=almas-ivory-linen'));
    // Below the first view: the button appears when it is hydrated.
    await page.mouse.wheel(0, 400);
    await page.getByRole('button', { name: t(askMessages.ask) }).click();
    const field = page.getByRole('textbox', { name: t(chatMessages.text) });
    await expect(field).toHaveValue(new RegExp(productNames[language].linen));
    await expect(field).toHaveValue(new RegExp(`${pathOf('/product-detail')}\\?id=almas`));
    await expectAccessible(page, 'moderate');
    const text = language === 'ar' ? 'هل هو متوفر بالأزرق؟' : 'Do you have it in blue?';
    await field.fill(text);
    const link = page.getByRole('link', {
      name: t(chatMessages.open) + t(chatMessages.opensWhatsApp),
    });
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(text);
    await page.getByRole('button', { name: t(chatMessages.copy) }).click();
    await expect(page.getByText(t(chatMessages.copied))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  },
);
