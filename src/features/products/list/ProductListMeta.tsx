import { PageMeta } from '@/components/PageMeta';
import { useTranslate } from '@/i18n/useTranslate';
import { listMessages } from './listMessages';
import { sharedMessages } from '../sharedMessages';
import { filterOf } from './productListFilter';
import { productListPath } from './productListQuery';
import type { ProductListResult } from './useProductList';

/** Meta tags of a page of the product list. */
export function ProductListMeta({ list }: { list: ProductListResult }) {
  const t = useTranslate();
  const { page, search, subCategoryId } = list.query;
  const filter = filterOf(list);
  const title =
    filter === '' ? t(sharedMessages.listTitle) : t(listMessages.searchTitle, { search: filter });
  const isLimited = list.subCategory !== undefined;
  return (
    <PageMeta
      title={page === 1 ? title : t(listMessages.pageTitle, { title, page })}
      description={t(listMessages.listDescription)}
      canonicalPath={productListPath({ page, search, ...(isLimited && { subCategoryId }) })}
      isMissing={subCategoryId !== undefined && list.isNotFound}
    />
  );
}
