import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState';
import { staleSx } from '@/components/staleSx';
import { Pagination } from '@/components/Pagination';
import { QueryState } from '@/components/QueryState';
import { VisibleFirst } from '@/components/VisibleFirst';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { sharedMessages } from '../sharedMessages';
import { listMessages } from './listMessages';
import { ProductCard } from './ProductCard';
import { ProductGrid } from './ProductGrid';
import { ProductListEmpty } from './ProductListEmpty';
import { productListPath, PRODUCTS_PER_PAGE } from './productListQuery';
import { ProductListSkeleton } from './ProductListSkeleton';
import type { ProductListResult } from './useProductList';
import { VisitInvitation } from './VisitInvitation';

/** Number of cards above the fold. */
const FIRST_ROW = 4;

function SubCategoryNotFound() {
  const t = useTranslate();
  return (
    <EmptyState
      component="h2"
      title={t(listMessages.unknownSubCategory)}
      help={t(listMessages.unknownSubCategoryHelp)}
      action={<Button href={paths.products}>{t(sharedMessages.allFabrics)}</Button>}
    />
  );
}

/** Page of products; the previous page stays dimmed until the next one is loaded. */
export function ProductList({ list }: { list: ProductListResult }) {
  const t = useTranslate();
  const { query, currency, totalPages } = list;
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
            <VisibleFirst name="products" component={ProductGrid} boxComponent="li">
              {products.map((product, index) => (
                <li key={product._id}>
                  <ProductCard
                    product={product}
                    currency={currency}
                    isPriority={index < FIRST_ROW}
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
