import { useState } from 'react';
import { baseApi } from '@/api/baseApi';
import { selectCartLines, type CartResult } from '@/api/cart';
import { isApiError } from '@/api/errors';
import { usePlaceOrderMutation } from '@/api/placeOrder';
import type { BillingPayload, PlacedOrder } from '@/contract/orders';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import type { Translate } from '@/i18n/createI18n';
import { toAttempt } from '@/lib/idempotencyKey';
import { safePaymentUrl } from '@/lib/paymentUrl';
import { useAppStore } from '@/store/hooks';
import { draftCleared, orderAttempted, selectOrderAttempt } from '@/store/slices/checkoutSlice';
import { showToast } from '@/store/toasts';
import { messages } from '../messages';
import { openPaymentWindow, type PaymentWindow } from './paymentWindow';

/** Data of the order confirmation. */
export interface Confirmation {
  /** Full order number; absent when the response has no order. */
  orderId?: string;
  _id?: string;
  total: number | undefined;
  currencySymbol: string;
  /** URL of the payment page, on an allowed host. */
  paymentUrl?: string;
  isPaymentOpen: boolean;
}

export type OrderOutcome =
  | { kind: 'none' }
  | { kind: 'placed'; confirmation: Confirmation }
  /** No usable response: the order may have been placed. */
  | { kind: 'unknown' }
  | { kind: 'refused'; reason: string };

/** Whether the order may have been placed; only a 4xx rules it out. */
const isUnknown = (status: number | undefined) =>
  status === undefined || status < 400 || status >= 500;

const isSessionEnd = (error: unknown) => isApiError(error) && error.status === 401;

function readFailure(t: Translate, error: unknown): OrderOutcome {
  if (!isApiError(error) || isUnknown(error.status)) return { kind: 'unknown' };
  return { kind: 'refused', reason: error.message ?? t(messages.refused) };
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

/**
 * Places the order with one request at a time, then opens the payment page (product 9.9, 9.10).
 * @param onPlaced called when the server has confirmed the order
 */
export function usePlaceOrder(onPlaced?: () => void) {
  const t = useTranslate();
  const store = useAppStore();
  const [placeOrder] = usePlaceOrderMutation();
  const [outcome, setOutcome] = useState<OrderOutcome>({ kind: 'none' });
  const { isRunning, run } = useSingleFlight();

  const send = async (payload: BillingPayload, cart: CartResult | undefined): Promise<void> => {
    const state = store.getState();
    // The attempt is in the store, so that a retry after leaving the checkout reuses its idempotency key.
    const lines = selectCartLines(state).map((line) => [
      line.productId,
      line.sizeId,
      line.quantity,
    ]);
    const attempt = toAttempt([payload, lines], selectOrderAttempt(state));
    const paymentWindow = openPaymentWindow(t);
    store.dispatch(orderAttempted(attempt));
    setOutcome({ kind: 'none' });
    const { idempotencyKey } = attempt;
    const revision = cart?.revision;
    const result = await placeOrder({
      ...payload,
      ...(revision !== undefined && { revision }),
      idempotencyKey,
    });
    if (result.error !== undefined) {
      paymentWindow.close();
      setOutcome(readFailure(t, result.error));
      // The order may have been placed, so the cached cart may be stale.
      if (!isSessionEnd(result.error)) store.dispatch(baseApi.util.invalidateTags(['Cart']));
      return;
    }
    store.dispatch(draftCleared());
    store.dispatch(showToast({ message: t(messages.placed), variant: 'success' }));
    setOutcome({ kind: 'placed', confirmation: confirm(result.data, cart, paymentWindow) });
    onPlaced?.();
  };

  return {
    /** @param cart as the customer sees it */
    submit: (payload: BillingPayload, cart: CartResult | undefined) =>
      run(() => send(payload, cart)),
    isSending: isRunning,
    outcome,
  };
}
