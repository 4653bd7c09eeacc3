import preview from '#.storybook/preview';
import { productPath } from '@/lib/paths';
import { arabicVelvet, seedArabicProduct } from '@/fixtures/arabicProducts.fixtures';
import { velvet } from '@/fixtures/products.fixtures';
import { seedProductDetail } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { ProductDetailPage } from './ProductDetailPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: ProductDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: productPath(velvet._id), fill: seedProductDetail },
  },
});

export const Default = meta.story();
export const Customer = meta.story({ parameters: { shop: { signedIn: true } } });
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });

/** As the server sends a product for an Arabic page. */
export const ArabicProduct = meta.story({
  globals: { locale: 'ar' },
  parameters: { shop: { path: productPath(arabicVelvet._id), fill: seedArabicProduct } },
});

export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
