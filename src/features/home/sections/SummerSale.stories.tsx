import preview from '#.storybook/preview';
import { toProductRecords } from '@/api/productRecords';
import { home, homeQueries } from '@/fixtures/home.fixtures';
import { fabrics } from '@/fixtures/products.fixtures';
import { loadedQuery } from '@/fixtures/queryView.fixtures';
import { SummerSale } from './SummerSale';

const reduced = fabrics.slice(0, 3).map((product) => ({
  ...product,
  sizes: product.sizes.map((size) => ({ ...size, originalPrice: Math.round(size.price * 1.4) })),
}));
const reducedHome = loadedQuery({ ...home, products: toProductRecords(reduced) });

const meta = preview.meta({
  component: SummerSale,
  args: { home: homeQueries.loaded },
  parameters: { layout: 'fullscreen' },
});

/** No card shows a reduction, so the text claims none. */
export const Default = meta.story();
export const Reduced = meta.story({ args: { home: reducedHome } });
