import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductPromises } from './ProductPromises';

const meta = {
  title: 'Features/Products/ProductPromises',
  component: ProductPromises,
} satisfies Meta<typeof ProductPromises>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
