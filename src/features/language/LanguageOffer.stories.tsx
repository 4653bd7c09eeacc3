import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { LanguageOffer } from './LanguageOffer';

const meta = preview.meta({
  component: LanguageOffer,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'تابع بالعربية' })).toHaveAttribute(
      'href',
      '/ar',
    );
  },
});
