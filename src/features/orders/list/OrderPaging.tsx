import Box from '@mui/material/Box';
import { Button } from '@/components/Button';
import { Pagination } from '@/components/Pagination';
import type { OrderFilter } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { ORDERS_PER_PAGE, ordersPath } from './orderFilter';

export interface OrderPagingProps {
  filter: OrderFilter;
  page: number;
  /** `undefined` when the response has no page count. */
  totalPages: number | undefined;
  /** Orders on this page. */
  count: number;
}

/** Pagination; without a page count, a full page links to a next one (product 11.1). */
export function OrderPaging({ filter, page, totalPages, count }: OrderPagingProps) {
  const t = useTranslate();
  if (totalPages !== undefined) {
    return (
      <Pagination
        page={page}
        totalPages={totalPages}
        label={t(messages.pages)}
        hrefOf={(number) => ordersPath(filter, number)}
      />
    );
  }
  const hasNext = count >= ORDERS_PER_PAGE;
  if (page === 1 && !hasNext) return null;
  return (
    <Box
      component="nav"
      aria-label={t(messages.pages)}
      sx={{ display: 'flex', justifyContent: 'center', gap: 2, marginBlockStart: 6 }}
    >
      {page > 1 && (
        <Button href={ordersPath(filter, page - 1)} variant="outlined">
          {t(messages.previous)}
        </Button>
      )}
      {hasNext && (
        <Button href={ordersPath(filter, page + 1)} variant="outlined">
          {t(messages.next)}
        </Button>
      )}
    </Box>
  );
}
