import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import type { Size } from '@/contract/products';
import { SizePurchase } from './SizePurchase';

const size: Size = {
  _id: 'small',
  size: '140 cm width',
  price: 185,
  quantity: 0,
  isAddedCart: false,
};

const meta = {
  title: 'Features/Products/SizePurchase',
  component: SizePurchase,
  args: { productName: 'Almas Ivory Linen', size, isBusy: false, onAdd: fn(), onAct: fn() },
} satisfies Meta<typeof SizePurchase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Adding: Story = { args: { isBusy: true } };

export const InCart: Story = {
  args: { size: { ...size, isAddedCart: true, quantity: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onAct).toHaveBeenLastCalledWith('increment');
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease/ }));
    await expect(args.onAct).toHaveBeenLastCalledWith('decrement');
  },
};

export const Stepping: Story = {
  args: { size: { ...size, isAddedCart: true, quantity: 3 }, isBusy: true },
};

export const WithoutPrice: Story = { args: { size: { ...size, price: Number.NaN } } };
export const WithoutSizes: Story = { args: { size: undefined } };
