import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { selectOrders, useGetOrdersQuery } from '@/api/orders';
import { queryView } from '@/api/queryView';
import { QueryState } from '@/components/QueryState';
import type { OrderFilter } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { NoOrders } from './NoOrders';
import { OrderCard } from './OrderCard';
import { OrderPaging } from './OrderPaging';
import { type FilterChoice, toOrdersArg } from './orderFilter';

/** Keys of the skeleton cards (product 12.5). */
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Skeleton of the order list. */
function OrderListSkeleton() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t(messages.listLoading)} sx={{ display: 'grid', gap: 2 }}>
      {SKELETONS.map((key) => (
        <Box
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '248px 1fr 120px' },
            gap: 3,
            alignItems: 'center',
            padding: 3,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Skeleton sx={{ width: 160, height: 76 }} />
          <Box>
            <Skeleton sx={{ width: '40%', height: 26 }} />
            <Skeleton sx={{ width: '70%', height: 20, marginBlockStart: 1 }} />
          </Box>
          <Skeleton sx={{ width: 96, height: 48 }} />
        </Box>
      ))}
    </Box>
  );
}

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
