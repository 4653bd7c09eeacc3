import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { selectKnownOrder } from '@/api/known/knownOrder';
import { useGetSingleOrderHistoryQuery } from '@/api/orders';
import { queryView } from '@/api/queryView';
import { NotFoundState } from '@/components/NotFoundState';
import { PendingPart } from '@/components/PendingPart';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { OrderBlocksSkeleton, OrderDetailSkeleton } from './OrderDetailSkeleton';
import type { AddToCart } from '../again/useReorder';
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
  addToCart: AddToCart;
}

/** Order with this id, with loading, error and not-found states. */
export function OrderDetails({ id, account, addToCart }: OrderDetailsProps) {
  const t = useTranslate();
  const query = useGetSingleOrderHistoryQuery(id ?? skipToken, { selectFromResult: queryView });
  const { currentData, refetch } = query;
  const isRefused = query.isNotFound || query.errorStatus === FORBIDDEN;
  const isUnknown = id === undefined || currentData !== undefined || isRefused;
  const known = useAppSelector((state) => (isUnknown ? undefined : selectKnownOrder(state, id)));
  const order = currentData?.order ?? known;
  const pending = (
    <PendingPart query={query} what={t(messages.orderSubject)} skeleton={<OrderBlocksSkeleton />} />
  );
  return (
    <QueryState
      query={{ ...query, isNotFound: isUnknown }}
      data={order}
      component="h1"
      what={t(messages.orderSubject)}
      skeleton={<OrderDetailSkeleton />}
      notFound={
        <NotFoundState
          title={t(messages.missingTitle)}
          help={t(messages.missingHelp)}
          to={paths.orders}
          linkLabel={t(messages.title)}
        />
      }
      wrapFallback={(fallback) => <OrdersPageContainer>{fallback}</OrdersPageContainer>}
    >
      {(order) => (
        <>
          <OrdersPageContainer>
            <OrderDetailView
              order={order}
              shippingAddress={currentData?.shippingAddress}
              pending={pending}
              account={account}
              onRefresh={() => void refetch()}
              addToCart={addToCart}
            />
          </OrdersPageContainer>
          <TrackBar order={order} />
        </>
      )}
    </QueryState>
  );
}
