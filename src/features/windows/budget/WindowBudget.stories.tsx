import type { StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { refused } from '@/fixtures/refused';
import { seedBudget } from '@/fixtures/seedBudget';
import { living } from '@/fixtures/windows.fixtures';
import { WindowBudget } from './WindowBudget';

const meta = preview.meta({
  component: WindowBudget,
  parameters: { shop: { fill: seedBudget } },
  args: { window: living },
});
type Play = NonNullable<StoryObj['play']>;

const showPrices: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show prices' }));
};

/** Nothing is requested before the press. */
export const Default = meta.story();

export const Prices = meta.story({
  play: async (context) => {
    await showPrices(context);
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(context.canvas.getByText('Least expensive')).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { shop: { fill: undefined } }, play: showPrices });

export const Error = meta.story({
  tags: ['error'],
  parameters: { shop: refused() },
  play: showPrices,
});
