import type { Translate } from '@/i18n/createI18n';
import { listMessages } from '../shared/messages';
import type { ProductListResult } from '../shared/useProductList';
import { sharedMessages } from '../messages';
import { facetTitleOf } from './facetTitle';

/** Title of a list in the document: what it was searched for, its sub-category, its only filter, or all fabrics. */
export function listTitleOf(
  t: Translate,
  list: Pick<ProductListResult, 'query' | 'subCategory' | 'facets'>,
): string {
  const { query, subCategory } = list;
  if (query.search !== '') return t(listMessages.searchTitle, { search: query.search });
  if (subCategory !== undefined) {
    return t(listMessages.subCategoryTitle, { name: subCategory.name });
  }
  return facetTitleOf(t, list) ?? t(sharedMessages.listTitle);
}
