import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Size } from '@/contract/products';
import { SizePicker } from './SizePicker';

const LABELS = ['140 cm width', '280 cm width', '140 x 260 cm', '140 x 300 cm', '200 x 300 cm'];

const sizes: Size[] = LABELS.map((size, index) => ({
  _id: `size-${index}`,
  size,
  price: 185,
  quantity: 0,
  isAddedCart: false,
}));

const meta = {
  title: 'Features/Products/SizePicker',
  component: SizePicker,
  args: { sizes, selectedId: 'size-1', onChoose: () => undefined },
} satisfies Meta<typeof SizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSize: Story = { args: { sizes: sizes.slice(0, 1), selectedId: 'size-0' } };

export const LongLabel: Story = {
  args: {
    sizes: sizes.map((size) => ({
      ...size,
      size: `${size.size}, lined with cotton sateen and weighted at the hem`,
    })),
  },
};
