import MuiPagination, { type PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link } from 'react-router';
import { ChevronLeftIcon } from './icons/ChevronLeftIcon';
import { ChevronRightIcon } from './icons/ChevronRightIcon';
import { messages } from './messages';
import type { PaginationProps } from './Pagination';

function labelOf(
  type: PaginationRenderItemParams['type'],
  page: number | null,
  isSelected: boolean,
): string {
  if (type === 'previous') return messages.goToPreviousPage;
  if (type === 'next') return messages.goToNextPage;
  return isSelected ? messages.page(page ?? 1) : messages.goToPage(page ?? 1);
}

const slots = { previous: ChevronLeftIcon, next: ChevronRightIcon };

/** Page numbers as links, so that a page can be shared and opened in a new tab. */
export function PaginationLinks({ page, totalPages, hrefOf, label }: PaginationProps) {
  return (
    <MuiPagination
      aria-label={label}
      page={Math.min(page, totalPages)}
      count={totalPages}
      getItemAriaLabel={labelOf}
      renderItem={(item) => (
        <PaginationItem component={Link} to={hrefOf(item.page ?? 1)} slots={slots} {...item} />
      )}
    />
  );
}
