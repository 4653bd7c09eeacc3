import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/components/Button';
import { BuyBar } from './BuyBar';

const meta = {
  title: 'Features/Products/BuyBar',
  component: BuyBar,
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Almas Ivory Linen',
    size: '140 cm width',
    price: 185,
    soldAs: 'metre',
    currency: 'AED',
    isShown: true,
    children: <Button size="large">Add to Cart</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof BuyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { size: '200 x 300 cm, lined with cotton sateen and weighted at the hem' },
};

/** A server that sends no units. */
export const WithoutUnit: Story = { args: { soldAs: undefined } };
