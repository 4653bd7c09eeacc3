import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { comparedIds, seedShortlist } from '@/fixtures/comparison.fixtures';
import { ShortlistToggle } from './ShortlistToggle';

const meta = {
  title: 'Features/Products/ShortlistToggle',
  component: ShortlistToggle,
  parameters: { shop: { fill: seedShortlist(2) } },
  args: { productId: comparedIds[2] ?? '' },
} satisfies Meta<typeof ShortlistToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { parameters: { shop: { fill: seedShortlist(0) } } };

export const Added: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare' }));
    await expect(canvas.getByRole('link', { name: 'Compare 3 fabrics' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare' }));
    await expect(canvas.getByRole('link', { name: 'Compare 2 fabrics' })).toBeVisible();
  },
};

/** A full list asks which product makes room. */
export const Full: Story = {
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
};
