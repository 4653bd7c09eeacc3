import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link } from 'react-router';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  totalPages: number;
  /** URL of a page. */
  hrefOf: (page: number) => string;
  /** Accessible name, for example "Pages of fabrics". */
  label: string;
}

const slots = { previous: ChevronLeftIcon, next: ChevronRightIcon };

/** Page numbers as links, so that a page can be shared and opened in a new tab. */
export function Pagination({ page, totalPages, hrefOf, label }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <MuiPagination
      aria-label={label}
      page={Math.min(page, totalPages)}
      count={totalPages}
      renderItem={(item) => (
        <PaginationItem component={Link} to={hrefOf(item.page ?? 1)} slots={slots} {...item} />
      )}
    />
  );
}
