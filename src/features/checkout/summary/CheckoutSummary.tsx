import { selectCartLines, useGetCartQuery } from '@/api/cart';
import { queryView } from '@/api/queryView';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppSelector } from '@/store/hooks';
import { messages } from '../messages';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary';
import { OrderSummarySkeleton } from './OrderSummarySkeleton';

/** Order summary of the cart, with loading and error states. */
export function CheckoutSummary({ changes }: Pick<OrderSummaryProps, 'changes'>) {
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
      {(cart) => <OrderSummary {...cart} lines={lines} changes={changes} />}
    </QueryState>
  );
}
