import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { comparedIds, seedShortlist } from '@/fixtures/comparison.fixtures';
import { ShortlistToggle } from './ShortlistToggle';

const meta = preview.meta({
  component: ShortlistToggle,
  parameters: { shop: { fill: seedShortlist(2) } },
  args: { productId: comparedIds[2] ?? '' },
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { shop: { fill: seedShortlist(0) } } });

export const Added = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare' }));
    await expect(canvas.getByRole('link', { name: 'Compare 3 fabrics' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare' }));
    await expect(canvas.getByRole('link', { name: 'Compare 2 fabrics' })).toBeVisible();
  },
});

/** A full list asks which product makes room. */
export const Full = meta.story({
  tags: ['!autodocs'],
  parameters: { shop: { fill: seedShortlist(4) } },
  args: { productId: 'hatta-sage-cotton' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare' }));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace Almas Ivory Linen' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
});
