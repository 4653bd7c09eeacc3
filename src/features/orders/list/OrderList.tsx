import Box from '@mui/material/Box';
import { selectOrders, useGetOrdersQuery } from '@/api/orders';
import { queryView } from '@/api/queryView';
import { QueryState } from '@/components/QueryState';
import type { OrderFilter } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { NoOrders } from './NoOrders';
import { OrderCard } from './OrderCard';
import { OrderListSkeleton } from './OrderListSkeleton';
import { OrderPaging } from './OrderPaging';
import { toOrdersArg, type FilterChoice } from './orderFilter';

export interface OrderListProps {
  filter: OrderFilter;
  page: number;
  choices: readonly FilterChoice[];
}

/** Page of the customer's orders with loading, empty and error states. */
export function OrderList({ filter, page, choices }: OrderListProps) {
  const t = useTranslate();
  const result = useGetOrdersQuery(toOrdersArg(filter, page), { selectFromResult: queryView });
  return (
    <QueryState
      query={result}
      data={result.currentData}
      what={t(messages.listSubject)}
      skeleton={<OrderListSkeleton />}
    >
      {({ orders, totalPages }) =>
        orders.ids.length === 0 ? (
          <NoOrders filter={filter} page={page} choices={choices} />
        ) : (
          <>
            <Box component="ul" aria-label={t(messages.list)} sx={{ display: 'grid', gap: 2 }}>
              {selectOrders(orders).map((order) => (
                <li key={order._id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </Box>
            <OrderPaging
              filter={filter}
              page={page}
              totalPages={totalPages}
              count={orders.ids.length}
            />
          </>
        )
      }
    </QueryState>
  );
}
