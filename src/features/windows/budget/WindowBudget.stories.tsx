import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { seedBudget } from '@/fixtures/seedBudget';
import { living } from '@/fixtures/windows.fixtures';
import { WindowBudget } from './WindowBudget';

const meta = {
  title: 'Features/Windows/WindowBudget',
  component: WindowBudget,
  parameters: { shop: { fill: seedBudget } },
  args: { window: living },
} satisfies Meta<typeof WindowBudget>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const showPrices: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show prices' }));
};

/** Nothing is requested before the press. */
export const Default: Story = {};

export const Prices: Story = {
  play: async (context) => {
    await showPrices(context);
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(context.canvas.getByText('Least expensive')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { shop: { fill: undefined } }, play: showPrices };

export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: {
      fill: undefined,
      respond: () => Response.json({ message: 'The showroom is being cleaned.' }, { status: 409 }),
    },
  },
  play: showPrices,
};
