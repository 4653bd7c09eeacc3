import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { LanguageSwitch } from './LanguageSwitch';

const meta = preview.meta({
  component: LanguageSwitch,
  parameters: { shop: { path: '/products?page=2' } },
});

/** On an English page. */
export const ToArabic = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'العربية' });
    await expect(link).toHaveAttribute('href', '/ar/products?page=2');
    await expect(link).toHaveAttribute('lang', 'ar');
  },
});

/** On an Arabic page. */
export const ToEnglish = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/products?page=2',
    );
  },
});
