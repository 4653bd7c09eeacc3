import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link as RouterLink } from 'react-router';

export interface PageNumbersProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** Address of a page, so that it can be opened in a new tab and shared. */
  hrefOf: (page: number) => string;
  /** What is paged, for assistive technology. */
  label: string;
}

/** Numbered pages as links; nothing when there is one page only. */
export function PageNumbers({ page, totalPages, hrefOf, label }: PageNumbersProps) {
  if (totalPages <= 1) return null;
  return (
    <Pagination
      aria-label={label}
      page={Math.min(page, totalPages)}
      count={totalPages}
      siblingCount={1}
      boundaryCount={1}
      sx={{ marginBlockStart: 6, '& > ul': { justifyContent: 'center' } }}
      renderItem={(item) => (
        <PaginationItem {...item} component={RouterLink} to={hrefOf(item.page ?? 1)} />
      )}
    />
  );
}
