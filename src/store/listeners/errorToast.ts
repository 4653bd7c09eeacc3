import { isRejectedWithValue } from '@reduxjs/toolkit';
import { isEndOfSession } from '@/api/errors';
import { readFailedCall } from './failedCall';
import type { ShopListeners } from './types';

/** Calls whose screens word their own failures (spec §8: login, OTP, resend). */
const OWN_WORDING: readonly string[] = ['sendOtp', 'verifyOtp', 'logout'];

/** Shows the server's message of a failed call once; with no response there is only a log (spec §8). */
export function listenForErrors(listeners: ShopListeners): void {
  listeners.startListening({
    matcher: isRejectedWithValue,
    effect: (action, { extra }) => {
      const failed = readFailedCall(action);
      if (failed === undefined) return;
      const { endpoint, error } = failed;
      extra.log(`${endpoint} failed`, error.status ?? 'no response');
      if (OWN_WORDING.includes(endpoint)) return;
      if (error.message === undefined || isEndOfSession(error.message)) return;
      extra.toasts.show({ message: error.message, variant: 'error' });
    },
  });
}
