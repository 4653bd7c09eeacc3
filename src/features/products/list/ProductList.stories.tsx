import preview from '#.storybook/preview';
import { ProductList } from './ProductList';
import { productList } from './productList.fixtures';
import { fabrics } from '@/fixtures/products.fixtures';

const lastPage = { ...productList, query: { page: 3, search: '' }, products: fabrics.slice(0, 4) };

const meta = preview.meta({ component: ProductList, args: { list: productList } });

/** Ten products and the invitation that fills the last row. */
export const Default = meta.story();
export const LastPage = meta.story({ args: { list: lastPage } });

export const LoadingNextPage = meta.story({
  name: 'Loading next page',
  args: { list: { ...productList, isOutdated: true } },
});
