import { useNavigate } from 'react-router';
import { isApiError } from '@/api/errors';
import { useCancelOrderMutation } from '@/api/orders';
import { messages as components } from '@/components/messages';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from '../messages';
import { CONFLICT, type CancelEnd } from './useCancelOrder';

/** Returns an order to the cart with one request; a retry reuses the idempotency key. */
export function useChangeOrder(orderId: string, onEnd: (end: CancelEnd) => void) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [cancelOrder] = useCancelOrderMutation();
  const { isRunning, run } = useSingleFlight();
  const { keyFor, reset } = useIdempotencyKey();

  const send = async (): Promise<void> => {
    const body = {
      _id: orderId,
      reason: 'Changed in the cart',
      comment: '',
      toCart: true,
    } as const;
    const { data, error } = await cancelOrder({ ...body, idempotencyKey: keyFor(body) });
    if (data === undefined) {
      if (isApiError(error) && error.status === CONFLICT)
        onEnd({ kind: 'refused', reason: error.message ?? t(messages.cancelRefused) });
      return;
    }
    reset();
    const { notInCart = [] } = data;
    const message =
      notInCart.length === 0
        ? t(messages.changed)
        : t(messages.changedWithout, { names: notInCart.join(t(components.comma)) });
    dispatch(showToast({ message, variant: notInCart.length === 0 ? 'success' : 'info' }));
    await navigate(paths.cart);
  };

  return { isChanging: isRunning, change: () => run(send) };
}
