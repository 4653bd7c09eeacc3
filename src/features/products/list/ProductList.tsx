import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { staleSx } from '@/components/staleSx';
import { lazyPart } from '@/components/lazyPart';
import { QueryState } from '@/components/QueryState';
import { VisibleFirst } from '@/hooks/navigation/VisibleFirst';
import type { Product } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { listMessages } from '../shared/messages';
import { NamedCategories } from './NamedCategories';
import { ProductListSkeleton } from './ProductListSkeleton';
import { ProductCard } from '../shared/ProductCard';
import { ProductGrid } from '../shared/ProductGrid';
import { valuesOf } from '@/lib/productFilters';
import { productListPath, PRODUCTS_PER_PAGE } from '../shared/productListQuery';
import { SubCategoryNotFound } from './SubCategoryNotFound';
import type { ProductListResult } from '../shared/useProductList';
import { VisitInvitation } from './VisitInvitation';

// Beside the filters, because the first view shows neither.
const Pagination = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "list-parts" */ '@/components/Pagination')).Pagination,
);
const ProductListEmpty = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "list-parts" */ './ProductListEmpty')).ProductListEmpty,
);

/** Number of cards above the fold. */
const FIRST_ROW = 4;

export interface ProductListProps {
  list: ProductListResult;
  /** Returns what covers the image of a card. */
  renderOverlay?: (product: Product) => ReactNode;
}

/** Page of products; the previous page stays dimmed until the next one is loaded. */
export function ProductList({ list, renderOverlay }: ProductListProps) {
  const t = useTranslate();
  const { query, currency, totalPages, categories = [] } = list;
  const units = query.filters && valuesOf(query.filters, 'soldAs');
  return (
    <QueryState
      query={list}
      data={list.products}
      what={t(listMessages.list)}
      skeleton={<ProductListSkeleton />}
      notFound={query.subCategoryId === undefined ? undefined : <SubCategoryNotFound />}
    >
      {(products) =>
        products.length === 0 ? (
          <ProductListEmpty list={list} />
        ) : (
          <Box aria-busy={list.isOutdated} sx={list.isOutdated ? staleSx : undefined}>
            {categories.length > 0 && <NamedCategories categories={categories} />}
            <VisibleFirst name="product-cards" component={ProductGrid} boxComponent="li">
              {products.map((product, index) => (
                <li key={product._id}>
                  <ProductCard
                    product={product}
                    currency={currency}
                    list="products"
                    isPriority={index < FIRST_ROW}
                    overlay={renderOverlay?.(product)}
                    units={units}
                  />
                </li>
              ))}
              {products.length === PRODUCTS_PER_PAGE && <VisitInvitation />}
            </VisibleFirst>
            <Pagination
              page={query.page}
              totalPages={totalPages}
              hrefOf={(page) => productListPath({ ...query, page })}
              label={t(listMessages.pages)}
            />
          </Box>
        )
      }
    </QueryState>
  );
}
