import { useState } from 'react';
import type { SavedAddress } from '@/contract/addresses';
import type { BillingPayload } from '@/contract/orders';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from '../messages';
import { orderAddress } from '../orderAddress';
import { sendAddress } from '../sendAddress';

/** Saves the fields of the checkout in the chosen address. @param onSaved called with the saved address */
export function useSaveChanges(
  chosen: SavedAddress | undefined,
  onSaved: (address: SavedAddress) => void,
) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { keyFor, reset } = useIdempotencyKey();
  const { isRunning, run } = useSingleFlight();
  const [error, setError] = useState<string>();

  const send = async (address: SavedAddress, billing: BillingPayload): Promise<void> => {
    const changed = { ...address, ...orderAddress(billing) };
    const change = { ...changed, isDefault: undefined };
    setError(undefined);
    const { isSaved, reason } = await dispatch(
      sendAddress({ ...change, idempotencyKey: keyFor(change) }),
    );
    if (!isSaved) {
      setError(reason ?? t(messages.saveFailed));
      return;
    }
    reset();
    dispatch(showToast({ message: t(messages.saved), variant: 'success' }));
    onSaved(changed);
  };

  return {
    save: (billing: BillingPayload) => {
      if (chosen !== undefined) run(() => send(chosen, billing));
    },
    isSaving: isRunning,
    error,
  };
}
