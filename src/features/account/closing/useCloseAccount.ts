import { useState } from 'react';
import { useCloseAccountMutation, useSendClosingCodeMutation } from '@/api/account';
import { isApiError } from '@/api/errors';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { onlyDigits } from '@/lib/digits';
import { useAppDispatch } from '@/store/hooks';
import { requestMessages } from '@/store/messages';
import { endSession } from '@/store/signOut';
import { showToast } from '@/store/toasts';
import { messages } from '../messages';

export const CODE_LENGTH = 6;

/** State of closing the account: explanation, mailed code, end of the session. One request at a time. */
export function useCloseAccount() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [sendClosingCode] = useSendClosingCodeMutation();
  const [closeAccount] = useCloseAccountMutation();
  const [step, setStep] = useState<'explanation' | 'code'>('explanation');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { isRunning, run } = useSingleFlight();

  const fail = (failure: unknown) => {
    const message = isApiError(failure) ? failure.message : undefined;
    setError(message ?? t(requestMessages.unreachable));
  };

  const requestCode = async () => {
    setError(undefined);
    const result = await sendClosingCode();
    if (result.error !== undefined) {
      fail(result.error);
      return;
    }
    setCode('');
    setStep('code');
  };

  const close = async () => {
    setError(undefined);
    const result = await closeAccount({ otp: code });
    if (result.error !== undefined) {
      setCode('');
      fail(result.error);
      return;
    }
    dispatch(showToast({ message: t(messages.closingDialog.done), variant: 'success' }));
    await dispatch(endSession());
  };

  return {
    step,
    code,
    error,
    isRunning,
    edit: (text: string) => {
      setError(undefined);
      setCode(onlyDigits(text).slice(0, CODE_LENGTH));
    },
    sendCode: () => run(requestCode),
    confirm: () => {
      if (code.length === CODE_LENGTH) run(close);
      else setError(t(messages.closingDialog.enterCode));
    },
    /** Back to the explanation, for the next opening. */
    restart: () => {
      setStep('explanation');
      setCode('');
      setError(undefined);
    },
  };
}
