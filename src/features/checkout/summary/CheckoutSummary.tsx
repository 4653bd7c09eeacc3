import { lazy, Suspense } from 'react';
import { selectCartLines, useGetCartQuery } from '@/api/cart';
import { queryView } from '@/api/queryView';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppSelector } from '@/store/hooks';
import { messages } from '../messages';
import { OrderSummarySkeleton } from './OrderSummarySkeleton';

const OrderSummary = lazy(async () => ({
  default: (await import('./OrderSummary')).OrderSummary,
}));

/** Order summary of the cart, with loading and error states. */
export function CheckoutSummary() {
  const t = useTranslate();
  const query = useGetCartQuery(undefined, { selectFromResult: queryView });
  const lines = useAppSelector(selectCartLines);
  return (
    <QueryState
      query={query}
      data={query.data}
      what={t(messages.summarySubject)}
      skeleton={<OrderSummarySkeleton />}
    >
      {(cart) => (
        <Suspense fallback={<OrderSummarySkeleton />}>
          <OrderSummary {...cart} lines={lines} />
        </Suspense>
      )}
    </QueryState>
  );
}
