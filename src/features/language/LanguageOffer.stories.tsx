import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LanguageOffer } from './LanguageOffer';

const meta = {
  title: 'Features/Language/LanguageOffer',
  component: LanguageOffer,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'تابع بالعربية' })).toHaveAttribute(
      'href',
      '/ar',
    );
  },
};
