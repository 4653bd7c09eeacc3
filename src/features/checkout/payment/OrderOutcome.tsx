import { lazy, Suspense, useEffect } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { PageLoading } from '@/components/PageLoading';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { messages } from '../messages';
import type { OrderOutcome as Outcome } from './usePlaceOrder';

const loadOutcomes = () => import(/* webpackChunkName: "order-outcome" */ './orderOutcomes');
const OrderPlaced = lazy(async () => ({ default: (await loadOutcomes()).OrderPlaced }));
const OrderProblem = lazy(async () => ({ default: (await loadOutcomes()).OrderProblem }));

/** Loads the chunk of the outcomes before it is needed; a failure is retried when it is. */
export function usePreloadOutcomes(): void {
  useEffect(() => void loadOutcomes().catch(() => undefined), []);
}

/** Texts of an outcome whose chunk failed to load. */
function describe(t: Translate, outcome: Outcome) {
  if (outcome.kind === 'placed')
    return { title: t(messages.placedTitle), help: t(messages.paymentLater) };
  if (outcome.kind === 'refused') return { title: t(messages.refused), help: outcome.reason };
  return { title: t(messages.unconfirmed), help: t(messages.unconfirmedHelp) };
}

/** Confirmation of a placed order, or why it was not placed or is unconfirmed (product 9.9, 9.12). */
export function OrderOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTranslate();
  if (outcome.kind === 'none') return null;
  return (
    <ErrorBoundary
      fallback={
        <EmptyState
          {...describe(t, outcome)}
          component="h2"
          action={<Button href={paths.orders}>{t(messages.myOrders)}</Button>}
        />
      }
    >
      {outcome.kind === 'placed' ? (
        <Suspense fallback={<PageLoading />}>
          <OrderPlaced confirmation={outcome.confirmation} />
        </Suspense>
      ) : (
        <Suspense>
          <OrderProblem reason={outcome.kind === 'refused' ? outcome.reason : undefined} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
