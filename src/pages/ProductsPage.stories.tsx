import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { seedProducts } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { ProductsPage } from './ProductsPage';

const meta = {
  title: 'Pages/Products',
  tags: ['!autodocs'],
  component: ProductsPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.products, fill: seedProducts } },
} satisfies Meta<typeof ProductsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  parameters: { shop: { path: paths.products, fill: () => undefined } },
};

export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
