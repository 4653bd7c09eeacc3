import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { productPath } from '@/lib/paths';
import { velvet } from '@/fixtures/products.fixtures';
import { seedProductDetail } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { ProductDetailPage } from './ProductDetailPage';

const meta = {
  title: 'Pages/Product detail',
  tags: ['!autodocs'],
  component: ProductDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: productPath(velvet._id), fill: seedProductDetail },
  },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Customer: Story = { parameters: { shop: { signedIn: true } } };
export const Loading: Story = {
  parameters: { shop: { path: productPath(velvet._id), fill: () => undefined } },
};

export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
