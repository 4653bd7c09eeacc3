import { isAsyncThunkAction, isFulfilled } from '@reduxjs/toolkit';
import type { EndpointName } from '@/api/endpointNames';
import { isEndOfSession } from '@/api/errors';
import { asRecord, asText } from '@/lib/coerce';
import type { StartListening } from './listenerMiddleware';
import { makeUnseenPrefetches } from './prefetches';
import { isRejectedRequest } from './rejectedRequest';

/**
 * Endpoints whose screens show the error themselves: login, OTP, resend, logout (product 10.5), closing an account, photos
 * (product 6.5), addresses.
 */
const HANDLED_BY_SCREEN: readonly EndpointName[] = [
  'sendOtp',
  'verifyOtp',
  'logout',
  'sendClosingCode',
  'closeAccount',
  'uploadReviewPhoto',
  'saveAddress',
];

/** Endpoints that the customer does not need, so a failure is neither shown nor logged. */
const SILENT: readonly EndpointName[] = [
  'sendClientReport',
  'getAccount',
  'getAddresses',
  'getSuggestions',
  'getWindows',
  'saveWindows',
];

/**
 * Shows the server's message of a rejected request as a toast; without a response it is only logged (product 12.3).
 * The next success of the request closes it (product 12.8).
 */
export function addErrorToastListener(startListening: StartListening): void {
  const unseen = makeUnseenPrefetches();
  startListening({
    matcher: isRejectedRequest,
    effect: (action, { extra: services }) => {
      const { payload: error, meta } = action;
      const { endpointName } = meta.arg;
      if (SILENT.includes(endpointName)) return;
      services.log(`${endpointName} failed`, error.status ?? 'no response');
      if (HANDLED_BY_SCREEN.includes(endpointName) || unseen.has(action)) return;
      if (error.message === undefined || isEndOfSession(error.message)) return;
      services.toasts.show({ message: error.message, variant: 'error', problemOf: endpointName });
    },
  });
  startListening({
    matcher: isFulfilled,
    effect: ({ meta }, { extra: services }) => {
      const endpointName = asText(asRecord(meta.arg)['endpointName']);
      if (endpointName !== undefined) services.toasts.closeProblems(endpointName);
    },
  });
  startListening({ matcher: isAsyncThunkAction, effect: (action) => unseen.follow(action) });
}
