import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductFactList } from './ProductFactList';

const meta = {
  title: 'Features/Products/ProductFactList',
  component: ProductFactList,
  args: { brand: 'Sadeel Atelier', category: 'Curtains', productId: 'zabeel-emerald-velvet' },
} satisfies Meta<typeof ProductFactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyTheId: Story = { args: { brand: '', category: '' } };
export const LongText: Story = { args: { productId: 'zabeel-emerald-velvet-'.repeat(6) } };
