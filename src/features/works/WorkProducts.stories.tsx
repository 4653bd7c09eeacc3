import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WorkProducts } from './WorkProducts';

const meta = {
  title: 'Features/Works/WorkProducts',
  component: WorkProducts,
  args: {
    products: [
      { _id: 'majaz-teal-silk', name: 'Majaz Teal Silk' },
      { _id: 'noor-white-voile', name: 'Noor White Voile' },
    ],
  },
} satisfies Meta<typeof WorkProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { products: [{ _id: 'long', name: 'Majaz Teal Silk of the Long Hotel Suite '.repeat(4) }] },
};
