import Box from '@mui/material/Box';
import { isApiError } from '@/api/errors';
import { selectOrders, useGetOrdersQuery } from '@/api/orders';
import { shownResult } from '@/api/shownResult';
import { SectionError } from '@/components/SectionError';
import type { OrderFilter } from '@/contract/orders';
import { messages } from './messages';
import { NoOrders } from './NoOrders';
import { OrderCard } from './OrderCard';
import { OrderListSkeleton } from './OrderListSkeleton';
import { OrderPaging } from './OrderPaging';
import { ORDERS_PER_PAGE, type FilterChoice } from './orderFilter';

export interface OrderListProps {
  filter: OrderFilter;
  page: number;
  choices: readonly FilterChoice[];
}

/** One page of the customer's orders, with its loading, empty and error states. */
export function OrderList({ filter, page, choices }: OrderListProps) {
  const query = { page, limit: ORDERS_PER_PAGE, filter };
  const { currentData, error, isFetching, refetch } = useGetOrdersQuery(query, {
    selectFromResult: shownResult,
  });
  if (currentData === undefined) {
    if (error === undefined || isFetching) return <OrderListSkeleton />;
    return (
      <SectionError
        what={messages.listSubject}
        reason={isApiError(error) ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  const orders = selectOrders(currentData.orders);
  if (orders.length === 0) return <NoOrders filter={filter} page={page} choices={choices} />;
  return (
    <>
      <Box
        component="ul"
        aria-label={messages.list}
        sx={{ display: 'grid', gap: 2, listStyle: 'none', margin: 0, padding: 0 }}
      >
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </Box>
      <OrderPaging
        filter={filter}
        page={page}
        totalPages={currentData.totalPages}
        count={orders.length}
      />
    </>
  );
}
