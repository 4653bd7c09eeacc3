import MuiPagination, { type PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link } from 'react-router';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { paginationMessages } from './messages';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  totalPages: number;
  /** URL of a page. */
  hrefOf: (page: number) => string;
  /** Accessible name, for example "Pages of fabrics". */
  label: string;
}

function labelOf(
  t: Translate,
  type: PaginationRenderItemParams['type'],
  page: number | null,
  isSelected: boolean,
): string {
  if (type === 'previous') return t(paginationMessages.goToPreviousPage);
  if (type === 'next') return t(paginationMessages.goToNextPage);
  return isSelected
    ? t(paginationMessages.page, { page: page ?? 1 })
    : t(paginationMessages.goToPage, { page: page ?? 1 });
}

const slots = { previous: ChevronLeftIcon, next: ChevronRightIcon };

/** Page numbers as links, so that a page can be shared and opened in a new tab; nothing for a single page. */
export function Pagination({ page, totalPages, hrefOf, label }: PaginationProps) {
  const t = useTranslate();
  if (totalPages <= 1) return null;
  return (
    <MuiPagination
      aria-label={label}
      page={Math.min(page, totalPages)}
      count={totalPages}
      getItemAriaLabel={(type, page, isSelected) => labelOf(t, type, page, isSelected)}
      renderItem={(item) => (
        <PaginationItem
          component={Link}
          to={hrefOf(item.page ?? 1)}
          slots={slots}
          {...item}
          page={<span>{item.page}</span>}
        />
      )}
    />
  );
}
