import preview from '#.storybook/preview';
import { ProductInfo } from './ProductInfo';
import { ProductLayout } from './ProductLayout';
import { velvet } from '@/fixtures/products.fixtures';
import { ProductGallery } from '../gallery/ProductGallery';
import { ProductPageContainer } from './ProductPageContainer';
import { toGalleryPictures } from '../gallery/gallery';

const { name } = velvet;

const meta = preview.meta({
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
});

export const Default = meta.story();

export const NameNotYetKnown = meta.story({
  name: 'Name unknown',
  args: { name: undefined, children: null },
});

export const LongText = meta.story({ args: { name: `${name} `.repeat(8) } });
