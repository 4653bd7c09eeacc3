import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { labelledSize as sizeOf } from '@/fixtures/products.fixtures';
import { seedNoWindows, seedWindows } from '@/fixtures/windows.fixtures';
import { WindowAdvice } from './WindowAdvice';

const meta = {
  title: 'Features/Windows/WindowAdvice',
  component: WindowAdvice,
  parameters: { shop: { fill: seedWindows } },
  args: {
    sizes: [
      sizeOf('280 cm width', 350, 'metre'),
      sizeOf('140 cm width', 185, 'metre'),
      sizeOf('140 x 260 cm', 615, 'panel'),
      sizeOf('200 x 300 cm', 1035, 'panel'),
    ],
    attributes: { canBeRailroaded: true, shrinkage: 3 },
    currency: 'AED',
    onAdd: (_sizeId, quantity) => Promise.resolve(quantity),
  },
} satisfies Meta<typeof WindowAdvice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('140 cm width · Cheapest width');
    await expect(items[0]).toHaveTextContent('AED 2,775 for this window');
  },
};

/** The server adds what the window needs, once. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add 15 m for/ }));
    await expect(await canvas.findByText(/^In your cart for/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveFocus();
  },
};

/** A server of the specification adds one. */
export const AddedFewer: Story = {
  args: { onAdd: () => Promise.resolve(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add 15 m for/ }));
    await expect(await canvas.findByText(/1 of 15/)).toBeVisible();
  },
};

export const OtherWindow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Window'), 'Bedroom, Window 2');
    await expect(canvas.getByText(/No size of this product/)).toBeVisible();
  },
};

export const Empty: Story = { parameters: { shop: { fill: seedNoWindows } } };
