import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { CardSkeletons } from '@/components/CardSkeletons';
import { CardGrid } from './CardGrid';
import { HomeList } from './HomeList';
import { homeQueries } from '@/fixtures/home.fixtures';

const retry = fn();

const meta = {
  title: 'Features/Home/HomeList',
  component: HomeList,
  args: {
    home: homeQueries.loaded,
    what: 'the categories',
    items: ['Curtains', 'Sheers', 'Roller blinds'],
    emptyTitle: 'No categories yet.',
    skeleton: (
      <CardGrid>
        <CardSkeletons count={4} ratio="1 / 1" />
      </CardGrid>
    ),
    children: (items) => <p>{items.join(', ')}</p>,
  },
  argTypes: { skeleton: { control: false }, children: { control: false } },
} satisfies Meta<typeof HomeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { home: homeQueries.loading, items: undefined } };
export const Empty: Story = { args: { home: homeQueries.empty, items: [] } };

export const Error: Story = {
  tags: ['error'],
  args: { home: { ...homeQueries.refused, refetch: retry }, items: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const ErrorRetrying: Story = {
  tags: ['error'],
  args: { home: { ...homeQueries.failed, isRetrying: true }, items: undefined },
};
