import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { seedSamples } from '@/fixtures/samples.fixtures';
import { comparedIds } from '@/fixtures/comparison.fixtures';
import { SampleButton } from './SampleButton';

const meta = preview.meta({
  component: SampleButton,
  decorators: [inBox({ maxWidth: 420 })],
  parameters: { shop: { fill: seedSamples(0) } },
  args: { product: { _id: comparedIds[0] ?? '', name: 'Almas Ivory Linen' } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Free sample/ }));
    await expect(canvas.getByRole('link', { name: /^In your samples/ })).toBeVisible();
  },
});
export const InBasket = meta.story({ parameters: { shop: { fill: seedSamples(1) } } });
