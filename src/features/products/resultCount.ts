import { PRODUCTS_PER_PAGE } from './productListQuery';

/** What is known of a list: the pages it has and what stands on the one shown. */
export interface ResultPage {
  page: number;
  totalPages: number;
  /** Products on this page. */
  shown: number;
}

/**
 * How many fabrics were found, as far as it can be told: the server counts pages, so the number
 * is exact on the last page only.
 */
export function describeCount({ page, totalPages, shown }: ResultPage): string {
  if (page >= totalPages) {
    const count = (totalPages - 1) * PRODUCTS_PER_PAGE + shown;
    return count === 1 ? '1 fabric' : `${count} fabrics`;
  }
  return `More than ${(totalPages - 1) * PRODUCTS_PER_PAGE} fabrics`;
}
