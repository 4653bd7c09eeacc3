import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FactList } from './FactList';

const meta = {
  title: 'Features/Orders/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'Subtotal', value: 'AED 595' },
      { label: 'Shipping', value: 'AED 50' },
      { label: 'Total', value: 'AED 645', isStrong: true },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { facts: [{ label: 'Status', value: 'Refund on its way, 3-4 business days' }] },
  globals: { viewport: { value: 'slim' } },
};
