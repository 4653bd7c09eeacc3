import { useRef, useState } from 'react';
import { isApiError } from '@/api/errors';
import { useCancelOrderMutation } from '@/api/orders';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';

export interface CancelDraft {
  /** Empty until one is chosen; no rule is enforced (spec §5). */
  reason: string;
  comment: string;
}

/** How the flow ended for good: cancelled, or refused because the order has moved on meanwhile. */
export type CancelEnd = { kind: 'cancelled' } | { kind: 'refused'; reason: string };

type CancelStep = 'closed' | 'reason' | 'confirm';

const EMPTY_DRAFT: CancelDraft = { reason: '', comment: '' };

const CONFLICT = 409;

/** The cancel flow: reason, confirmation, one call (spec §4). A repeat of a failed try keeps its key. */
export function useCancelOrder(orderId: string) {
  const dispatch = useAppDispatch();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const [step, setStep] = useState<CancelStep>('closed');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [error, setError] = useState<string>();
  const [end, setEnd] = useState<CancelEnd>();
  const isSending = useRef(false);
  const intent = useRef<{ content: string; key: string }>(undefined);

  const keyFor = (content: string) => {
    if (intent.current?.content !== content) {
      intent.current = { content, key: makeIdempotencyKey() };
    }
    return intent.current.key;
  };

  const moveTo = (next: CancelStep) => {
    if (isSending.current) return;
    setError(undefined);
    setEnd(undefined);
    setStep(next);
  };

  const finish = (how: CancelEnd) => {
    setEnd(how);
    setStep('closed');
  };

  const confirm = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setError(undefined);
    const body = { _id: orderId, reason: draft.reason, comment: draft.comment.trim() };
    const idempotencyKey = keyFor(JSON.stringify(body));
    const result = await cancelOrder({ ...body, idempotencyKey });
    isSending.current = false;
    if (result.error !== undefined) {
      const { status, message } = isApiError(result.error) ? result.error : {};
      if (status === CONFLICT) {
        finish({ kind: 'refused', reason: message ?? messages.cancelRefused });
      } else {
        setError(message ?? messages.cancelUnreachable);
      }
      return;
    }
    intent.current = undefined;
    setDraft(EMPTY_DRAFT);
    finish({ kind: 'cancelled' });
    dispatch(showToast({ message: messages.cancelled, variant: 'success' }));
  };

  return {
    isReasonOpen: step === 'reason' || step === 'confirm',
    isConfirmOpen: step === 'confirm',
    /** `undefined` while it goes on. */
    end,
    draft,
    error,
    isPending: isLoading,
    edit: (changes: Partial<CancelDraft>) => setDraft((current) => ({ ...current, ...changes })),
    open: () => moveTo('reason'),
    next: () => moveTo('confirm'),
    close: () => moveTo('closed'),
    confirm,
  };
}
