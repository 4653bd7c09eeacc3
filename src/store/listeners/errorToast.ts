import { isAsyncThunkAction, isFulfilled } from '@reduxjs/toolkit';
import { isEndOfSession } from '@/api/errors';
import { asRecord, asText } from '@/lib/coerce';
import type { StartListening } from './listenerMiddleware';
import { makeUnseenPrefetches } from './prefetches';
import { isRejectedRequest } from './rejectedRequest';

/**
 * Shows the server's message of a rejected request as a toast, unless its endpoint declares another `failure`; without a
 * response it is only logged (product 12.3).
 * The next success of the request closes it (product 12.8).
 */
export function addErrorToastListener(startListening: StartListening): void {
  const unseen = makeUnseenPrefetches();
  startListening({
    matcher: isRejectedRequest,
    effect: (action, { extra: services }) => {
      const { payload: error, meta } = action;
      const { endpointName, originalArgs } = meta.arg;
      const { failure } = meta.baseQueryMeta?.options ?? {};
      if (failure === 'silent') return;
      services.log(`${endpointName} failed`, error.status ?? 'no response');
      const isChange =
        error.status === 409 && asText(asRecord(originalArgs)['revision']) !== undefined;
      if (failure === 'screen' || (failure === 'changed' && isChange)) return;
      if (unseen.has(action)) return;
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
