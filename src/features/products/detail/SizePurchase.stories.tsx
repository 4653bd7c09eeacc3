import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { buildSize } from '@/fixtures/products.fixtures';
import { SizePurchase } from './SizePurchase';

const size = buildSize();

const meta = preview.meta({
  component: SizePurchase,
  args: { productName: 'Almas Ivory Linen', size, isBusy: false, onAdd: fn(), onAct: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const Adding = meta.story({ args: { isBusy: true } });

export const InCart = meta.story({
  args: { size: { ...size, isAddedCart: true, quantity: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onAct).toHaveBeenLastCalledWith('increment');
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease/ }));
    await expect(args.onAct).toHaveBeenLastCalledWith('decrement');
  },
});

export const Stepping = meta.story({
  args: { size: { ...size, isAddedCart: true, quantity: 3 }, isBusy: true },
});

export const WithoutPrice = meta.story({ args: { size: { ...size, price: Number.NaN } } });
export const WithoutSizes = meta.story({ args: { size: undefined } });
