import Box from '@mui/material/Box';
import { loadingShape } from '@/components/loadingShape';
import { outdatedList } from '@/components/outdatedList';
import { PageNumbers } from '@/components/PageNumbers';
import { seldom } from '@/components/seldom';
import { SectionError } from '@/components/SectionError';
import { listMessages } from './listMessages';
import { ProductCard } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import { productListPath, PRODUCTS_PER_PAGE } from './productListQuery';
import type { ProductListResult } from './useProductList';
import { VisitInvitation } from './VisitInvitation';

const ProductListEmpty = seldom(async () => (await import('./ProductListEmpty')).ProductListEmpty);

const ProductListSkeleton = loadingShape(
  async () =>
    (await import(/* webpackChunkName: "skeletons" */ './ProductListSkeleton')).ProductListSkeleton,
);

/** Cards of the first row, which are in the first view. */
const FIRST_ROW = 4;

/** A page of fabrics in whichever state it is; the former page stays, dimmed, until the next one is there. */
export function ProductList({ list }: { list: ProductListResult }) {
  const { query, products, currency, totalPages } = list;
  if (list.isLoading) return <ProductListSkeleton />;
  if (list.hasFailed) {
    return <SectionError what={listMessages.list} reason={list.reason} onRetry={list.retry} />;
  }
  if (products.length === 0) return <ProductListEmpty query={query} totalPages={totalPages} />;
  return (
    <Box aria-busy={list.isOutdated} sx={list.isOutdated ? outdatedList : undefined}>
      <ProductGrid>
        {products.map((product, index) => (
          <li key={product._id}>
            <ProductCard product={product} currency={currency} isPriority={index < FIRST_ROW} />
          </li>
        ))}
        {products.length === PRODUCTS_PER_PAGE && <VisitInvitation />}
      </ProductGrid>
      <PageNumbers
        page={query.page}
        totalPages={totalPages}
        hrefOf={(page) => productListPath({ page, search: query.search })}
        label={listMessages.pages}
      />
    </Box>
  );
}
