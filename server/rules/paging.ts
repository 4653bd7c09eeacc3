/** Number of pages that hold `count` records; 1 when there are none, so that a pager always has a page to show. */
export function totalPagesOf(count: number, limit: number): number {
  return Math.max(1, Math.ceil(count / limit));
}

/** Number of records before a page; pages count from 1. */
export function offsetOf(page: { page: number; limit: number }): number {
  return (page.page - 1) * page.limit;
}
