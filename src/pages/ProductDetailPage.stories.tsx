import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { productPath } from '@/lib/paths';
import { velvet } from './catalogueSamples';
import { fillProductDetail } from './fillPages';
import { ProductDetailPage } from './ProductDetailPage';

const meta = {
  title: 'Pages/Product detail',
  component: ProductDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: productPath(velvet._id), fill: fillProductDetail },
  },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Customer: Story = { parameters: { shop: { signedIn: true } } };
export const Loading: Story = {
  parameters: { shop: { path: productPath(velvet._id), fill: () => undefined } },
};
