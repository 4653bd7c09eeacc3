import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useGetSingleOrderHistoryQuery } from '@/api/orders';
import { queryView } from '@/api/queryView';
import { NotFoundState } from '@/components/NotFoundState';
import { QueryState } from '@/components/QueryState';
import { paths } from '@/lib/paths';
import { OrderDetailSkeleton } from './OrderDetailSkeleton';
import { OrderDetailView } from './OrderDetailView';
import { messages } from '../messages';
import { OrdersPageContainer } from '../OrdersPageContainer';
import { TrackBar } from '../timeline/TrackBar';

/** Response for an order of another customer; shown as not found. */
const FORBIDDEN = 403;

export interface OrderDetailsProps {
  /** `undefined` when the URL has no order id. */
  id: string | undefined;
  /** Signed-in customer, shown above the order. */
  account?: ReactNode;
}

/** Order with this id, with loading, error and not-found states. */
export function OrderDetails({ id, account }: OrderDetailsProps) {
  const query = useGetSingleOrderHistoryQuery(id ?? skipToken, { selectFromResult: queryView });
  const { currentData, refetch } = query;
  const order = currentData?.order;
  const detail = order && { order, shippingAddress: currentData.shippingAddress };
  const isRefused = query.isNotFound || query.errorStatus === FORBIDDEN;
  const isNotFound = id === undefined || currentData !== undefined || isRefused;
  return (
    <QueryState
      query={{ ...query, isNotFound }}
      data={detail}
      what={messages.orderSubject}
      skeleton={<OrderDetailSkeleton />}
      notFound={
        <NotFoundState
          title={messages.missingTitle}
          help={messages.missingHelp}
          to={paths.orders}
          linkLabel={messages.title}
        />
      }
      wrapFallback={(fallback) => <OrdersPageContainer>{fallback}</OrdersPageContainer>}
    >
      {({ order, shippingAddress }) => (
        <>
          <OrdersPageContainer>
            <OrderDetailView
              order={order}
              shippingAddress={shippingAddress}
              account={account}
              onRefresh={() => void refetch()}
            />
          </OrdersPageContainer>
          <TrackBar order={order} />
        </>
      )}
    </QueryState>
  );
}
