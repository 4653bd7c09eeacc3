import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductMissing } from './ProductMissing';

const meta = {
  title: 'Features/Products/ProductMissing',
  component: ProductMissing,
} satisfies Meta<typeof ProductMissing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
