import { useState } from 'react';
import { isApiError } from '@/api/errors';
import { useCancelOrderMutation } from '@/api/orders';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { typedProse } from '@/lib/typed';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from '../messages';

export interface CancelDraft {
  /** Empty until one is chosen; neither field is required (product 11.9). */
  reason: string;
  comment: string;
}

/** Result of the cancel flow: cancelled, or refused because the order status changed. */
export type CancelEnd = { kind: 'cancelled' } | { kind: 'refused'; reason: string };

type CancelStep = 'closed' | 'reason' | 'confirm';

const EMPTY_DRAFT: CancelDraft = { reason: '', comment: '' };

export const CONFLICT = 409;

/** State of the cancel flow (product 11.9); a retry reuses the idempotency key. */
export function useCancelOrder(orderId: string) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [cancelOrder] = useCancelOrderMutation();
  const [step, setStep] = useState<CancelStep>('closed');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [error, setError] = useState<string>();
  const [end, setEnd] = useState<CancelEnd>();
  const { isRunning, run } = useSingleFlight();
  const { keyFor, reset } = useIdempotencyKey();

  const moveTo = (next: CancelStep) => {
    if (isRunning) return;
    setError(undefined);
    setEnd(undefined);
    setStep(next);
  };

  const finish = (result: CancelEnd) => {
    setEnd(result);
    setStep('closed');
  };

  const send = async (): Promise<void> => {
    setError(undefined);
    const body = { _id: orderId, reason: draft.reason, comment: typedProse(draft.comment) };
    const result = await cancelOrder({ ...body, idempotencyKey: keyFor(body) });
    if (result.error !== undefined) {
      const { status, message } = isApiError(result.error) ? result.error : {};
      if (status === CONFLICT) {
        finish({ kind: 'refused', reason: message ?? t(messages.cancelRefused) });
      } else {
        setError(message ?? t(messages.cancelUnreachable));
      }
      return;
    }
    reset();
    setDraft(EMPTY_DRAFT);
    finish({ kind: 'cancelled' });
    dispatch(showToast({ message: t(messages.cancelled), variant: 'success' }));
  };

  return {
    isReasonOpen: step === 'reason' || step === 'confirm',
    isConfirmOpen: step === 'confirm',
    /** `undefined` until the flow has ended. */
    end,
    draft,
    error,
    isPending: isRunning,
    edit: (changes: Partial<CancelDraft>) => setDraft((current) => ({ ...current, ...changes })),
    open: () => moveTo('reason'),
    next: () => moveTo('confirm'),
    close: () => moveTo('closed'),
    confirm: () => run(send),
  };
}
