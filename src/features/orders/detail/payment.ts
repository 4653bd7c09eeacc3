import type { OrderDetail } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import { formatOrderDate } from '@/lib/dates';
import { refundDay } from '@/lib/promisedDays';
import { messages } from '../messages';

/** Whether the status has a label; servers may send others. */
const isKnown = (status: string): status is keyof typeof messages.paymentStatuses =>
  Object.hasOwn(messages.paymentStatuses, status);

/** When the refund of a cancelled order is due; `undefined` when the time of the cancellation is unknown. */
function refundDueOf({ statusHistory = [] }: Pick<OrderDetail, 'statusHistory'>) {
  const change = statusHistory.find(({ status }) => status === 'Cancelled');
  const cancelledAt = new Date(change?.at ?? '');
  if (Number.isNaN(cancelledAt.getTime())) return undefined;
  return refundDay(cancelledAt);
}

/** Label of the payment status of an order, with the date of a refund (product 11.10); `undefined` when unknown. */
export function describePayment(
  t: Translate,
  order: Pick<OrderDetail, 'paymentStatus' | 'statusHistory'>,
  now = new Date(),
): string | undefined {
  const { paymentStatus: status } = order;
  if (status === undefined || status === '') return undefined;
  const due = refundDueOf(order);
  if (due !== undefined && (status === 'refundDue' || status === 'refunded')) {
    const date = formatOrderDate(due.toISOString());
    if (status === 'refunded') return t(messages.refundedBy, { date });
    return now > due ? t(messages.refundOverdue, { date }) : t(messages.refundBy, { date });
  }
  return isKnown(status) ? t(messages.paymentStatuses[status]) : status;
}
