import { OrderPlaced } from './OrderPlaced';
import { OrderProblem } from './OrderProblem';
import type { OrderOutcome as Outcome } from './usePlaceOrder';

/** Confirmation of a placed order, or why it was not placed or is unconfirmed (product 9.9, 9.12). */
export function OrderOutcome({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'placed') return <OrderPlaced confirmation={outcome.confirmation} />;
  return <OrderProblem reason={outcome.kind === 'refused' ? outcome.reason : undefined} />;
}
