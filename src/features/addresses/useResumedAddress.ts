import { useEffect, useEffectEvent } from 'react';
import { isEndOfSession } from '@/api/errors';
import type { AddressChange } from '@/contract/addresses';
import { useResumed } from '@/hooks/navigation/useResumed';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';
import { sendAddress, takeInterrupted } from './sendAddress';

/** Saves the address that sign-in interrupted, once (product 10.20). @param onSaved called with the saved address */
export function useResumedAddress(onSaved?: (address: AddressChange) => void): void {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { resumed, forget } = useResumed();
  const resume = useEffectEvent(async (idempotencyKey: string) => {
    const address = dispatch(takeInterrupted(idempotencyKey));
    forget();
    if (address === undefined) return;
    const { isSaved, reason } = await dispatch(sendAddress(address));
    if (isSaved) {
      dispatch(showToast({ message: t(messages.saved), variant: 'success' }));
      onSaved?.(address);
    } else if (!isEndOfSession(reason)) {
      dispatch(showToast({ message: reason ?? t(messages.saveFailed), variant: 'error' }));
    }
  });
  const key = resumed.saveAddress?.idempotencyKey;
  useEffect(() => {
    if (key !== undefined) void resume(key);
  }, [key]);
}
