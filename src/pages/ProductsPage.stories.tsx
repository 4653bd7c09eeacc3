import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { seedProducts } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { ProductsPage } from './ProductsPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: ProductsPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.products, fill: seedProducts } },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });

export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
