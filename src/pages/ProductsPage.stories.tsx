import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { fillProducts } from './fillPages';
import { ProductsPage } from './ProductsPage';

const meta = {
  title: 'Pages/Products',
  component: ProductsPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.products, fill: fillProducts } },
} satisfies Meta<typeof ProductsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  parameters: { shop: { path: paths.products, fill: () => undefined } },
};
