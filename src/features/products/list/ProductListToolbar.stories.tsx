import preview from '#.storybook/preview';
import { ProductListToolbar } from './ProductListToolbar';
import { curtainList, productList, velvetList } from './productList.fixtures';

const meta = preview.meta({
  component: ProductListToolbar,
  args: { list: productList, title: 'Fabrics', onOpenSearch: () => undefined },
});

export const Default = meta.story();
export const Found = meta.story({ args: { list: velvetList } });
export const OfSubCategory = meta.story({ args: { list: curtainList } });

/** The typed word finds nothing, so the results are those of a similar one. */
export const Corrected = meta.story({
  args: { list: { ...velvetList, query: { page: 1, search: 'velvt' }, correctedTerm: 'velvet' } },
});

/** Without the optional `totalCount` the number of products is unknown. */
export const WithoutCount = meta.story({
  args: { list: { ...productList, totalCount: undefined } },
});

export const Loading = meta.story({
  args: { list: { ...productList, isLoading: true, products: undefined } },
});
