import { isEndOfSession } from '@/api/errors';
import type { FailureListener } from './failureListeners';

/** Calls whose screens word their own failures (spec §8: login, OTP, resend). */
const OWN_WORDING: readonly string[] = ['sendOtp', 'verifyOtp', 'logout'];

/** Shows the server's message of a failed call once; with no response there is only a log (spec §8). */
export const toastError: FailureListener = ({ endpoint, error }, { services }) => {
  services.log(`${endpoint} failed`, error.status ?? 'no response');
  if (OWN_WORDING.includes(endpoint)) return;
  if (error.message === undefined || isEndOfSession(error.message)) return;
  services.toasts.show({ message: error.message, variant: 'error' });
};
