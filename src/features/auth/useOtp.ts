import { useState } from 'react';
import { useSendOtpMutation, useVerifyOtpMutation } from '@/api/auth';
import { isApiError } from '@/api/errors';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import type { ToastVariant } from '@/lib/toastQueue';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';
import { isComplete, noDigits, type OtpDigits } from './otpDigits';
import { deadlineFrom } from './rules';

/** Messages of an ended session; from verify-otp they mean nothing to the customer (product 10.5). */
const MEANINGLESS: readonly string[] = ['Invalid token', 'Token expired'];

const messageOf = (error: unknown) => (isApiError(error) ? error.message : undefined);

export interface OtpOptions {
  email: string;
  onVerified: () => void;
  /** A new code counts until this moment, in ms since 1970. */
  onResent: (deadline: number) => void;
  /** The boxes were cleared, or the code is not complete: the next digit goes here. */
  onNeedsDigits: (digits: OtpDigits) => void;
}

/** The typed code, verifying and resending: one request at a time, failures as in product 10.5. */
export function useOtp({ email, onVerified, onResent, onNeedsDigits }: OtpOptions) {
  const [digits, setDigits] = useState(noDigits);
  const [isInvalid, setIsInvalid] = useState(false);
  const [running, setRunning] = useState<'verify' | 'resend'>('verify');
  const [verifyOtp] = useVerifyOtpMutation();
  const [sendOtp] = useSendOtpMutation();
  const { isRunning, run } = useSingleFlight();
  const dispatch = useAppDispatch();

  const toast = (message: string, variant: ToastVariant) =>
    dispatch(showToast({ message, variant }));

  const clear = () => {
    setDigits(noDigits);
    setIsInvalid(false);
    onNeedsDigits(noDigits);
  };

  const failToVerify = (message: string | undefined) => {
    if (message === undefined || MEANINGLESS.includes(message)) {
      toast(messages.somethingWrong, 'error');
    } else toast(message, 'info');
    clear();
  };

  const requestVerify = async () => {
    try {
      const { session } = await verifyOtp({ email, otp: digits.join('') }).unwrap();
      if (session === undefined) failToVerify(undefined);
      else onVerified();
    } catch (error) {
      failToVerify(messageOf(error));
    }
  };

  const requestResend = async () => {
    try {
      const { message } = await sendOtp({ email }).unwrap();
      onResent(deadlineFrom(Date.now()));
      toast(message === '' ? messages.resent : message, 'success');
      clear();
    } catch (error) {
      toast(messageOf(error) ?? messages.resendFailed, 'error');
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
        toast(messages.invalidOtp, 'error');
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
