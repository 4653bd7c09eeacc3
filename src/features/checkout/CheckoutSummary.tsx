import { selectCartLines, useGetCartQuery } from '@/api/cart';
import { isApiError } from '@/api/errors';
import { shownResult } from '@/api/shownResult';
import { SectionError } from '@/components/SectionError';
import { useAppSelector } from '@/store/hooks';
import { messages } from './messages';
import { OrderSummary } from './OrderSummary';
import { OrderSummarySkeleton } from './OrderSummarySkeleton';

/** The cart as an order summary, with its loading and error states. */
export function CheckoutSummary() {
  const {
    data: cart,
    error,
    isFetching,
    refetch,
  } = useGetCartQuery(undefined, {
    selectFromResult: shownResult,
  });
  const lines = useAppSelector(selectCartLines);
  if (cart !== undefined) return <OrderSummary {...cart} lines={lines} />;
  if (error === undefined) return <OrderSummarySkeleton />;
  return (
    <SectionError
      what={messages.summarySubject}
      reason={isApiError(error) ? error.message : undefined}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
