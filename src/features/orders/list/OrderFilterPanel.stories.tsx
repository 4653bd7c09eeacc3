import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { english } from '@/fixtures/english';
import { filterChoices } from './orderFilter';
import { OrderFilterPanel } from './OrderFilterPanel';

const meta = {
  title: 'Features/Orders/OrderFilterPanel',
  component: OrderFilterPanel,
  args: { choices: filterChoices(english, '2026'), value: '30' },
} satisfies Meta<typeof OrderFilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Year: Story = { args: { value: '2026' } };
