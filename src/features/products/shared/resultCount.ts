import type { Translate } from '@/i18n/createI18n';
import { listMessages } from './messages';
import { PRODUCTS_PER_PAGE } from './productListQuery';

/** Counts of a paginated result. */
export interface ResultPage {
  page: number;
  totalPages: number;
  /** Products on this page. */
  shown: number;
  /** Products on all pages, if the server sends it. */
  totalCount?: number;
}

/** Number of products on all pages; `undefined` if unknown. */
function countOf({ page, totalPages, shown, totalCount }: ResultPage): number | undefined {
  if (totalCount !== undefined || page < totalPages) return totalCount;
  return (totalPages - 1) * PRODUCTS_PER_PAGE + shown;
}

/** Label with the number of products; without `totalCount`, a lower bound before the last page. */
export function describeCount(t: Translate, result: ResultPage): string {
  const count = countOf(result);
  if (count !== undefined) return t(listMessages.count, { count });
  return t(listMessages.moreThan, { count: (result.totalPages - 1) * PRODUCTS_PER_PAGE });
}
