import { lazy, Suspense } from 'react';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  totalPages: number;
  /** URL of a page. */
  hrefOf: (page: number) => string;
  /** Accessible name, for example "Pages of fabrics". */
  label: string;
}

const PaginationLinks = lazy(async () => ({
  default: (await import('./PaginationLinks')).PaginationLinks,
}));

/** Page numbers below a list; nothing for a single page. Code-split, because they are below the fold. */
export function Pagination(props: PaginationProps) {
  if (props.totalPages <= 1) return null;
  return (
    <Suspense>
      <PaginationLinks {...props} />
    </Suspense>
  );
}
