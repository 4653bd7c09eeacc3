import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { linenCurtains } from '@/fixtures/catalogue.fixtures';
import { seedFittingProducts } from '@/fixtures/seedStore';
import { FittingProducts } from './FittingProducts';

const meta = {
  title: 'Features/Products/FittingProducts',
  component: FittingProducts,
  parameters: { layout: 'fullscreen', shop: { fill: seedFittingProducts(4) } },
  args: { subCategoryId: linenCurtains._id, count: 6 },
} satisfies Meta<typeof FittingProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 6 fabrics' })).toBeVisible();
    await expect(canvas.getAllByText(/AED$/)[0]).toBeVisible();
  },
};
export const Two: Story = {
  args: { count: 2 },
  parameters: { shop: { fill: seedFittingProducts(2) } },
};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: {
      fill: () => undefined,
      respond: () => Response.json({ message: 'The looms are resting.' }, { status: 409 }),
    },
  },
};
export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
