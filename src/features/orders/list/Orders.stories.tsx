import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Orders } from './Orders';
import { storyOrder } from '../storyData';

const meta = {
  title: 'Features/Orders/Orders',
  component: Orders,
  parameters: {
    shop: {
      signedIn: true,
      answer: () => Response.json({ orders: [storyOrder], totalPages: 1 }),
    },
  },
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SlimPhone: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
