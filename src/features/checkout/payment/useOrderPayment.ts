import { skipToken } from '@reduxjs/toolkit/query';
import { useGetSingleOrderHistoryQuery } from '@/api/orders';
import { queryView } from '@/api/queryView';
import { isPaymentNeeded } from '@/lib/paymentNeeded';
import { safePaymentUrl } from '@/lib/paymentUrl';
import type { Confirmation } from './usePlaceOrder';

export interface OrderPayment {
  /**
   * `later`: in My Orders, `unpaid` when the server says that a payment is missing; `opened` and `blocked`: whether the browser
   * opened the payment page.
   */
  state: 'later' | 'unpaid' | 'opened' | 'blocked' | 'declined' | 'paid';
  /** URL of the payment page while the order can be paid, on an allowed host. */
  url?: string;
}

/** Payment of the placed order; the query refetches when the customer returns from the payment page. */
export function useOrderPayment(confirmation: Confirmation): OrderPayment {
  const { _id, paymentUrl, isPaymentOpen } = confirmation;
  const { data } = useGetSingleOrderHistoryQuery(_id ?? skipToken, { selectFromResult: queryView });
  const order = data?.order;
  if (order?.paymentStatus === 'paid') return { state: 'paid' };
  if (order?.paymentStatus === 'declined') {
    // The order's own link leads to a new payment, the first one is over.
    const url = safePaymentUrl(order.paymentUrl, window.location.origin) ?? paymentUrl;
    return { state: 'declined', url };
  }
  if (paymentUrl === undefined) {
    return { state: order && isPaymentNeeded(order) ? 'unpaid' : 'later' };
  }
  return { state: isPaymentOpen ? 'opened' : 'blocked', url: paymentUrl };
}
