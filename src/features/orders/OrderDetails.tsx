import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { isApiError } from '@/api/errors';
import { useGetSingleOrderHistoryQuery } from '@/api/orders';
import { shownResult } from '@/api/shownResult';
import { SectionError } from '@/components/SectionError';
import { OrderDetailSkeleton } from './OrderDetailSkeleton';
import { OrderDetailView } from './OrderDetailView';
import { messages } from './messages';
import { OrderMissing } from './OrderMissing';
import { OrdersSpace } from './OrdersSpace';
import { TrackBar } from './TrackBar';

/** Answers that mean: there is no such order for this customer. */
const MISSING: readonly unknown[] = [400, 403, 404];

export interface OrderDetailsProps {
  /** `undefined` when the address names no order. */
  id: string | undefined;
  /** Who is signed in; stands above the order. */
  account?: ReactNode;
}

/** The order of an id, with its loading, missing and error states. */
export function OrderDetails({ id, account }: OrderDetailsProps) {
  const { currentData, error, isFetching, refetch } = useGetSingleOrderHistoryQuery(
    id ?? skipToken,
    { selectFromResult: shownResult },
  );
  const apiError = isApiError(error) ? error : undefined;
  if (currentData?.order !== undefined) {
    const { order, shippingAddress } = currentData;
    return (
      <>
        <OrdersSpace>
          <OrderDetailView
            order={order}
            shippingAddress={shippingAddress}
            account={account}
            onRefresh={() => void refetch()}
          />
        </OrdersSpace>
        <TrackBar order={order} />
      </>
    );
  }
  const isMissing =
    id === undefined || currentData !== undefined || MISSING.includes(apiError?.status);
  if (isMissing) return <OrderMissing />;
  return (
    <OrdersSpace>
      {error === undefined || isFetching ? (
        <OrderDetailSkeleton />
      ) : (
        <SectionError
          what={messages.orderSubject}
          reason={apiError?.message}
          onRetry={() => void refetch()}
        />
      )}
    </OrdersSpace>
  );
}
