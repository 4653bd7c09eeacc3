import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { english } from '@/fixtures/english';
import { NoOrders } from './NoOrders';
import { filterChoices } from './orderFilter';

const meta = {
  title: 'Features/Orders/NoOrders',
  component: NoOrders,
  args: { filter: '30', page: 1, choices: filterChoices(english, '2026') },
} satisfies Meta<typeof NoOrders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NarrowFilter: Story = {};
export const WidestFilter: Story = { args: { filter: '2026' } };
export const BeyondTheEnd: Story = { args: { page: 4 } };
