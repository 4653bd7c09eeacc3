import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { homeQueries } from '@/fixtures/home.fixtures';
import { CategoryGrid } from './CategoryGrid';

const meta = {
  title: 'Features/Home/CategoryGrid',
  component: CategoryGrid,
  args: { home: homeQueries.loaded },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { home: homeQueries.loading } };
export const Error: Story = { tags: ['error'], args: { home: homeQueries.failed } };
export const Empty: Story = { args: { home: homeQueries.empty } };
