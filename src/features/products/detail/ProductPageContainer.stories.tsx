import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductInfo } from './ProductInfo';
import { ProductLayout } from './ProductLayout';
import { velvet } from '@/fixtures/products.fixtures';
import { ProductGallery } from '../gallery/ProductGallery';
import { ProductPageContainer } from './ProductPageContainer';
import { toGalleryPictures } from '../gallery/gallery';

const { name } = velvet;

const meta = {
  title: 'Features/Products/ProductPageContainer',
  component: ProductPageContainer,
  parameters: { layout: 'fullscreen' },
  args: {
    name,
    children: (
      <ProductLayout>
        <ProductGallery pictures={toGalleryPictures(velvet)} />
        <ProductInfo
          product={velvet}
          size={velvet.sizes[0]}
          onChooseSize={() => undefined}
          purchase={null}
        />
      </ProductLayout>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ProductPageContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NameNotYetKnown: Story = {
  name: 'Name unknown',
  args: { name: undefined, children: null },
};

export const LongText: Story = { args: { name: `${name} `.repeat(8) } };
