import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { isApiError } from '@/api/errors';
import { useGetSingleOrderHistoryQuery } from '@/api/orders';
import { SectionError } from '@/components/SectionError';
import { Section } from '@/components/Section';
import { OrderDetailSkeleton } from './OrderDetailSkeleton';
import { OrderDetailView } from './OrderDetailView';
import { OrderMissing } from './OrderMissing';
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
  );
  const apiError = isApiError(error) ? error : undefined;
  if (currentData?.order !== undefined) {
    const { order, shippingAddress } = currentData;
    return (
      <>
        <Section>
          <div className="no-print">{account}</div>
          <OrderDetailView
            order={order}
            shippingAddress={shippingAddress}
            onRefresh={() => void refetch()}
          />
        </Section>
        <TrackBar order={order} />
      </>
    );
  }
  const isMissing =
    id === undefined || currentData !== undefined || MISSING.includes(apiError?.status);
  if (isMissing) return <OrderMissing />;
  return (
    <Section>
      {account}
      {error === undefined || isFetching ? (
        <OrderDetailSkeleton />
      ) : (
        <SectionError what="this order" reason={apiError?.message} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}
