import { useState } from 'react';
import { useSendOtpMutation, useVerifyOtpMutation } from '@/api/auth';
import { isApiError } from '@/api/errors';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import type { ToastVariant } from '@/lib/toastQueue';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';
import { isComplete, noDigits, type OtpDigits } from './otpDigits';
import { deadlineFrom } from './rules';

/** Token errors of the server; replaced by a general message (product 10.5). */
const TOKEN_ERRORS: readonly string[] = ['Invalid token', 'Token expired'];

const messageOf = (error: unknown) => (isApiError(error) ? error.message : undefined);

export interface OtpOptions {
  email: string;
  /** Called with the expiry of the new code, in ms since 1970. */
  onResent: (deadline: number) => void;
  /** Called after the boxes were cleared or when the code is incomplete, to move focus. */
  onNeedsDigits: (digits: OtpDigits) => void;
}

/** State of the code form; one request at a time, failures as in product 10.5. The page follows the session. */
export function useOtp({ email, onResent, onNeedsDigits }: OtpOptions) {
  const t = useTranslate();
  const [digits, setDigits] = useState(noDigits);
  const [isInvalid, setIsInvalid] = useState(false);
  const [running, setRunning] = useState<'verify' | 'resend'>('verify');
  const [verifyOtp] = useVerifyOtpMutation();
  const [sendOtp] = useSendOtpMutation();
  const { isRunning, run } = useSingleFlight();
  const dispatch = useAppDispatch();

  const toast = (message: string, variant: ToastVariant, problemOf?: string) =>
    dispatch(showToast({ message, variant, problemOf }));

  const clear = () => {
    setDigits(noDigits);
    setIsInvalid(false);
    onNeedsDigits(noDigits);
  };

  const handleVerifyError = (message: string | undefined) => {
    if (message === undefined || TOKEN_ERRORS.includes(message)) {
      toast(t(messages.somethingWrong), 'error', 'verifyOtp');
    } else toast(message, 'info', 'verifyOtp');
    clear();
  };

  const requestVerify = async () => {
    try {
      const { session } = await verifyOtp({ email, otp: digits.join('') }).unwrap();
      if (session === undefined) handleVerifyError(undefined);
    } catch (error) {
      handleVerifyError(messageOf(error));
    }
  };

  const requestResend = async () => {
    try {
      const { message } = await sendOtp({ email }).unwrap();
      onResent(deadlineFrom(Date.now()));
      toast(message === '' ? t(messages.resent) : message, 'success');
      clear();
    } catch (error) {
      toast(messageOf(error) ?? t(messages.resendFailed), 'error', 'sendOtp');
    }
  };

  return {
    digits,
    isInvalid,
    isVerifying: isRunning && running === 'verify',
    isResending: isRunning && running === 'resend',
    edit: (edited: OtpDigits) => {
      setDigits(edited);
      setIsInvalid(false);
    },
    verify: () => {
      if (!isComplete(digits)) {
        setIsInvalid(true);
        toast(t(messages.invalidOtp), 'error', 'verifyOtp');
        onNeedsDigits(digits);
        return;
      }
      run(async () => {
        setRunning('verify');
        await requestVerify();
      });
    },
    resend: () =>
      run(async () => {
        setRunning('resend');
        await requestResend();
      }),
  };
}
