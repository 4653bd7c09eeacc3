import { useState } from 'react';
import { useRemoveAddressMutation, useSetDefaultAddressMutation } from '@/api/addresses';
import { isApiError } from '@/api/errors';
import type { AddressChange } from '@/contract/addresses';
import type { Id, MessageBody } from '@/contract/common';
import { useIdempotencyKey } from '@/hooks/useIdempotencyKey';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from '../messages';
import { sendAddress } from '../sendAddress';

/** Whether the server gave no reason, so that no listener shows one. */
const isUnanswered = (error: unknown) => isApiError(error) && error.message === undefined;

/** Saves, removes and sets the default of addresses, one request at a time; success is a toast. */
export function useAddressActions() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [removeAddress] = useRemoveAddressMutation();
  const [setDefaultAddress] = useSetDefaultAddressMutation();
  const { keyFor, reset } = useIdempotencyKey();
  const { isRunning, run } = useSingleFlight();
  const [error, setError] = useState<string>();

  /** Tells the server's message, which names the new default address. */
  const tell = ({ message }: MessageBody, otherwise: string) =>
    dispatch(showToast({ message: message === '' ? otherwise : message, variant: 'success' }));

  const save = async (change: AddressChange, onSaved: () => void): Promise<void> => {
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
    onSaved();
  };

  return {
    isBusy: isRunning,
    /** Why the last address was not saved or removed. */
    error,
    forgetError: () => setError(undefined),
    save: (change: AddressChange, onSaved: () => void) => run(() => save(change, onSaved)),
    remove: (id: Id, onRemoved: () => void) =>
      run(async () => {
        setError(undefined);
        const { data, error: failure } = await removeAddress(id);
        if (isUnanswered(failure)) setError(t(messages.removeFailed));
        if (data === undefined) return;
        tell(data, t(messages.removed));
        onRemoved();
      }),
    makeDefault: (id: Id) =>
      run(async () => {
        const { data, error: failure } = await setDefaultAddress(id);
        if (data !== undefined) tell(data, t(messages.saved));
        if (!isUnanswered(failure)) return;
        const message = t(messages.saveFailed);
        dispatch(showToast({ message, variant: 'error', problemOf: 'setDefaultAddress' }));
      }),
  };
}
