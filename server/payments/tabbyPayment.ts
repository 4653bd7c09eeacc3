import { z } from 'zod';
import { toMinor } from '../rules/money.ts';
import { providerId } from './eventShapes.ts';
import type { PaymentReport } from './provider.ts';

/** A decimal such as `129.50`, in fils. */
const amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,3})?$/)
  .transform((text) => toMinor(Number(text)));

/** A capture or a refund. */
const movement = z.object({
  id: z.string().nullish(),
  amount,
  reference_id: z.string().nullish(),
});

/** A payment, as far as it is used. */
export const tabbyPayment = z.object({
  id: providerId,
  status: z.string(),
  amount,
  currency: z.string(),
  captures: z.array(movement).nullish(),
  refunds: z.array(movement).nullish(),
});
export type TabbyPayment = z.infer<typeof tabbyPayment>;

const sumOf = (movements: TabbyPayment['captures']): number =>
  (movements ?? []).reduce((sum, movement) => sum + movement.amount, 0);

export const capturedOf = ({ captures }: TabbyPayment): number => sumOf(captures);
export const refundedOf = ({ refunds }: TabbyPayment): number => sumOf(refunds);

/** Whether the customer's payment is approved and waits for the shop, which captures or closes it. */
export function isApproved(payment: TabbyPayment): boolean {
  return payment.status === 'AUTHORIZED' && capturedOf(payment) < payment.amount;
}

function outcomeOf(payment: TabbyPayment): PaymentReport['outcome'] {
  switch (payment.status) {
    case 'CREATED':
      return 'open';
    case 'REJECTED':
      return 'declined';
    case 'EXPIRED':
      return 'expired';
    case 'AUTHORIZED':
      return isApproved(payment) ? 'processing' : 'paid';
    case 'CLOSED': {
      const captured = capturedOf(payment);
      // Closed without a capture: Tabby has returned the customer's first instalment.
      if (captured === 0) return 'expired';
      return refundedOf(payment) >= captured ? 'refunded' : 'paid';
    }
    default:
      // A status of a later version: neither paid nor over.
      return 'processing';
  }
}

/** Converts a payment of Tabby to a report, with the captured amount if there is one. */
export function reportOfPayment(payment: TabbyPayment): PaymentReport {
  const captured = capturedOf(payment);
  return {
    reference: payment.id,
    outcome: outcomeOf(payment),
    amountMinor: captured > 0 ? captured : payment.amount,
    currency: payment.currency,
  };
}
