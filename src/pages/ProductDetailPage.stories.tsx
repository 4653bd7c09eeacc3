import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { productPath } from '@/lib/paths';
import { sampleProduct } from '@/features/products/productSamples';
import { fillProductDetail } from './fillPages';
import { ProductDetailPage } from './ProductDetailPage';

const meta = {
  title: 'Pages/Product detail',
  tags: ['!autodocs'],
  component: ProductDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: productPath(sampleProduct._id), fill: fillProductDetail },
  },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Customer: Story = { parameters: { shop: { signedIn: true } } };
export const Loading: Story = {
  parameters: { shop: { path: productPath(sampleProduct._id), fill: () => undefined } },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Failed: Story = {
  parameters: {
    shop: {
      fill: () => undefined,
      answer: () => Response.json({ message: 'The fabrics are being counted.' }, { status: 400 }),
    },
  },
};
