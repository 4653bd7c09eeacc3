import { useRef, useState } from 'react';
import { baseApi } from '@/api/baseApi';
import { selectCartLines, selectCartTotals } from '@/api/cart';
import { isApiError } from '@/api/errors';
import { usePlaceOrderMutation } from '@/api/orders';
import type { BillingPayload, PlacedOrder } from '@/contract/orders';
import { safePaymentUrl } from '@/lib/paymentUrl';
import { useAppStore } from '@/store/hooks';
import { draftCleared, orderAttempted, selectOrderAttempt } from '@/store/slices/checkoutSlice';
import { showToast } from '@/store/toasts';
import { messages } from './messages';
import { attemptFor } from './orderIntent';
import { openPaymentWindow, type PaymentWindow } from './paymentWindow';

/** What the confirmation tells of a placed order. */
export interface Confirmation {
  /** Full order number; absent when the server did not name the order. */
  orderId?: string;
  _id?: string;
  total: number | undefined;
  currencySymbol: string;
  /** Checked address of the payment page. */
  paymentUrl?: string;
  isPaymentOpen: boolean;
}

export type OrderOutcome =
  | { kind: 'none' }
  | { kind: 'placed'; confirmation: Confirmation }
  /** No answer or a broken one: the order may have been placed. */
  | { kind: 'unknown' }
  | { kind: 'refused'; reason: string };

/** Only a 4xx says for sure that nothing was placed. */
const isUnknown = (status: number | undefined) =>
  status === undefined || status < 400 || status >= 500;

const isSessionEnd = (error: unknown) => isApiError(error) && error.status === 401;

function readFailure(error: unknown): OrderOutcome {
  if (!isApiError(error) || isUnknown(error.status)) return { kind: 'unknown' };
  return { kind: 'refused', reason: error.message ?? messages.refused };
}

function confirm(
  { order, url }: PlacedOrder,
  totals: { total: number; currencySymbol: string } | undefined,
  paymentWindow: PaymentWindow,
): Confirmation {
  const paymentUrl = safePaymentUrl(url, window.location.origin);
  if (paymentUrl === undefined) paymentWindow.close();
  return {
    ...order,
    total: order?.price ?? totals?.total,
    currencySymbol: order?.currencySymbol ?? totals?.currencySymbol ?? '',
    paymentUrl,
    isPaymentOpen: paymentUrl !== undefined && paymentWindow.goTo(paymentUrl),
  };
}

/** Places the order: one request per press, and the way to the payment page afterwards (spec §4). */
export function usePlaceOrder() {
  const store = useAppStore();
  const [placeOrder, { isLoading }] = usePlaceOrderMutation();
  const [outcome, setOutcome] = useState<OrderOutcome>({ kind: 'none' });
  const isSending = useRef(false);

  const send = async (payload: BillingPayload): Promise<void> => {
    const state = store.getState();
    const totals = selectCartTotals(state);
    const attempt = attemptFor(payload, selectCartLines(state), selectOrderAttempt(state));
    const paymentWindow = openPaymentWindow();
    store.dispatch(orderAttempted(attempt));
    setOutcome({ kind: 'none' });
    const { idempotencyKey } = attempt;
    const result = await placeOrder({ ...payload, idempotencyKey });
    if (result.error !== undefined) {
      paymentWindow.close();
      setOutcome(readFailure(result.error));
      // Whatever became of the order, the cart on the screen may be out of date.
      if (!isSessionEnd(result.error)) store.dispatch(baseApi.util.invalidateTags(['Cart']));
      return;
    }
    store.dispatch(draftCleared());
    store.dispatch(showToast({ message: messages.placed, variant: 'success', isExclusive: true }));
    setOutcome({ kind: 'placed', confirmation: confirm(result.data, totals, paymentWindow) });
  };

  const submit = async (payload: BillingPayload): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(payload);
    } finally {
      isSending.current = false;
    }
  };

  return { submit, isSending: isLoading, outcome };
}
