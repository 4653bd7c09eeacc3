import { PageMeta } from '@/components/PageMeta';
import { useTranslate } from '@/i18n/useTranslate';
import { countFilters, isIndexable } from '@/lib/productFilters';
import { listMessages } from '../shared/messages';
import { facetTitleOf } from './facetTitle';
import { listTitleOf } from './listTitle';
import { productListPath } from '../shared/productListQuery';
import type { ProductListResult } from '../shared/useProductList';

/** Meta tags of a page of the product list. Search engines index at most one filter and no search (product 13.22). */
export function ProductListMeta({ list }: { list: ProductListResult }) {
  const t = useTranslate();
  const { page, search, subCategoryId, filters = {} } = list.query;
  const facetTitle = facetTitleOf(t, list);
  const title = listTitleOf(t, list);
  const isLimited = list.subCategory !== undefined;
  const isFiltered = countFilters(filters) > 0;
  const isBeyondEnd = list.products !== undefined && page > Math.max(1, list.totalPages);
  const isListed =
    isIndexable(filters) && search === '' && !isBeyondEnd && !(isFiltered && isLimited);
  const canonical = productListPath({
    page,
    search: '',
    filters,
    ...(isLimited && { subCategoryId }),
  });
  return (
    <PageMeta
      title={page === 1 ? title : t(listMessages.pageTitle, { title, page })}
      description={
        facetTitle === undefined
          ? t(listMessages.listDescription)
          : t(listMessages.facetDescription, { title: facetTitle })
      }
      canonicalPath={isListed ? canonical : undefined}
      isMissing={subCategoryId !== undefined && list.isNotFound}
      isUnlisted={!isListed}
    />
  );
}
