import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { countFilters } from '@/lib/productFilters';
import { emptyMessages } from '../shared/messages';
import { NothingFound } from './NothingFound';
import { filterOf } from '../shared/productListFilter';
import { productListPath } from '../shared/productListQuery';
import type { ProductListResult } from '../shared/useProductList';

export interface ProductListEmptyProps {
  list: Pick<ProductListResult, 'query' | 'totalPages' | 'subCategory' | 'help' | 'categories'>;
}

/** Empty product list with a reason and links that lead on. */
export function ProductListEmpty({ list }: ProductListEmptyProps) {
  const t = useTranslate();
  const { query, totalPages } = list;
  if (query.page > totalPages) {
    return (
      <EmptyState
        component="h2"
        title={t(emptyMessages.pastTheEnd)}
        help={t(emptyMessages.pastTheEndHelp)}
        action={
          <Button href={productListPath({ ...query, page: totalPages })}>
            {t(emptyMessages.toPage, { page: totalPages })}
          </Button>
        }
      />
    );
  }
  if (filterOf(list) !== '' || countFilters(query.filters ?? {}) > 0) {
    return <NothingFound list={list} />;
  }
  return (
    <EmptyState
      component="h2"
      title={t(emptyMessages.none)}
      help={t(emptyMessages.noneHelp)}
      action={<Button href={paths.categories}>{t(emptyMessages.seeCategories)}</Button>}
    />
  );
}
