import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { listMessages } from './listMessages';
import { sharedMessages } from '../sharedMessages';
import { PopularSearches } from '../search/PopularSearches';
import { filterOf } from './productListFilter';
import { productListPath } from './productListQuery';
import type { ProductListResult } from './useProductList';

export interface ProductListEmptyProps {
  list: Pick<ProductListResult, 'query' | 'totalPages' | 'subCategory'>;
}

/** Empty product list with a reason and a link. */
export function ProductListEmpty({ list }: ProductListEmptyProps) {
  const t = useTranslate();
  const { query, totalPages } = list;
  const filter = filterOf(list);
  if (query.page > totalPages) {
    return (
      <EmptyState
        component="h2"
        title={t(listMessages.pastTheEnd)}
        help={t(listMessages.pastTheEndHelp)}
        action={
          <Button href={productListPath({ ...query, page: totalPages })}>
            {t(listMessages.toPage, { page: totalPages })}
          </Button>
        }
      />
    );
  }
  if (filter === '') {
    return (
      <EmptyState
        component="h2"
        title={t(listMessages.none)}
        help={t(listMessages.noneHelp)}
        action={<Button href={paths.categories}>{t(listMessages.seeCategories)}</Button>}
      />
    );
  }
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <EmptyState
        component="h2"
        title={t(listMessages.noMatch, { search: filter })}
        help={t(listMessages.noMatchHelp)}
        action={<Button href={paths.products}>{t(sharedMessages.allFabrics)}</Button>}
      />
      <Box sx={{ textAlign: 'center' }}>
        <PopularSearches />
      </Box>
    </Box>
  );
}
