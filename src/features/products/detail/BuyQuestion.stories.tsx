import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BuyQuestion } from './BuyQuestion';
import type { BuyingWay, OfferedWay } from './buyingWays';

const ways: OfferedWay[] = [
  { way: 'made', from: 1789, sizes: [] },
  { way: 'cloth', from: 185, unit: 'metre', sizes: [] },
  { way: 'ready', from: 265, unit: 'panel', sizes: [] },
];

const meta = preview.meta({
  component: BuyQuestion,
  args: {
    ways,
    chosen: 'cloth' as BuyingWay,
    currency: 'AED',
    onChoose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /1,789/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});
/** With a server that sends no price of a usual window. */
export const WithoutPrice = meta.story({
  args: {
    ways: [
      { way: 'made', from: Number.NaN, sizes: [] },
      { way: 'cloth', from: 185, unit: 'metre', sizes: [] },
    ],
  },
});
