/** Number of pages for `count` records; at least 1. */
export function totalPagesOf(count: number, limit: number): number {
  return Math.max(1, Math.ceil(count / limit));
}

/** Number of records before a page; pages are counted from 1. */
export function offsetOf(page: { page: number; limit: number }): number {
  return (page.page - 1) * page.limit;
}
