import { listMessages } from './listMessages';
import { PRODUCTS_PER_PAGE } from './productListQuery';

/** What is known of a list: the pages it has and what stands on the one shown. */
export interface ResultPage {
  page: number;
  totalPages: number;
  /** Products on this page. */
  shown: number;
  /** Products on all pages, when the server tells. */
  totalCount?: number;
}

/** How many fabrics there are on all pages; `undefined` where it cannot be told. */
function countOf({ page, totalPages, shown, totalCount }: ResultPage): number | undefined {
  if (totalCount !== undefined || page < totalPages) return totalCount;
  return (totalPages - 1) * PRODUCTS_PER_PAGE + shown;
}

/** How many fabrics were found; a server that counts only pages leaves a lower bound before the last one. */
export function describeCount(result: ResultPage): string {
  const count = countOf(result);
  if (count !== undefined) return listMessages.count(count);
  return listMessages.moreThan((result.totalPages - 1) * PRODUCTS_PER_PAGE);
}
