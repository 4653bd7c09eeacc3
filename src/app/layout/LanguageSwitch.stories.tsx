import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch';

const meta = {
  title: 'Layout/LanguageSwitch',
  component: LanguageSwitch,
  parameters: { shop: { path: '/products?page=2' } },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On an English page. */
export const ToArabic: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'العربية' });
    await expect(link).toHaveAttribute('href', '/ar/products?page=2');
    await expect(link).toHaveAttribute('lang', 'ar');
  },
};

/** On an Arabic page. */
export const ToEnglish: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/products?page=2',
    );
  },
};
