import { linesOf, useGetCartQuery, type CartResult } from '@/api/cart';
import { queryView } from '@/api/queryView';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary';
import { OrderSummarySkeleton } from './OrderSummarySkeleton';

export interface CheckoutSummaryProps extends Pick<OrderSummaryProps, 'changes'> {
  /** The cart at the address of the form; that of any address by default. */
  cart?: CartResult;
}

/** Order summary of the cart, with loading and error states. */
export function CheckoutSummary({ cart, changes }: CheckoutSummaryProps) {
  const t = useTranslate();
  const query = useGetCartQuery(undefined, { selectFromResult: queryView });
  return (
    <QueryState
      query={query}
      data={cart ?? query.data}
      what={t(messages.summarySubject)}
      skeleton={<OrderSummarySkeleton />}
    >
      {(loaded) => <OrderSummary {...loaded} lines={linesOf(loaded)} changes={changes} />}
    </QueryState>
  );
}
