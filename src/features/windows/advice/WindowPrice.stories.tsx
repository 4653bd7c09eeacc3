import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildSize, CURRENCY } from '@/fixtures/products.fixtures';
import { WindowPrice } from './WindowPrice';

const meta = {
  title: 'Features/Windows/WindowPrice',
  component: WindowPrice,
  args: {
    advice: {
      kind: 'cloth',
      size: buildSize({ soldAs: 'metre' }),
      width: 140,
      cloth: { layout: 'widths', widths: 5, seams: 4, metres: 14.94, quantity: 15 },
      price: 2775,
    },
    currency: CURRENCY,
  },
} satisfies Meta<typeof WindowPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Panels: Story = {
  args: {
    advice: {
      kind: 'panels',
      size: buildSize({ size: '200 x 300 cm', soldAs: 'panel', price: 735 }),
      fit: { fits: true, count: 4, change: 'shorten', by: 35 },
      price: 2940,
    },
  },
};
