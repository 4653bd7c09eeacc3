import { addressesApi } from '@/api/addresses';
import { isApiError, isEndOfSession } from '@/api/errors';
import type { WithIdempotencyKey } from '@/api/request';
import type { AddressChange } from '@/contract/addresses';
import type { Id } from '@/contract/common';
import type { AppThunk } from '@/store/makeStore';
import type { Services } from '@/store/services';
import { selectUser } from '@/store/slices/authSlice';

type SentAddress = WithIdempotencyKey<AddressChange>;

/** The address of each store that was sent last, until its response. In memory only: history entries are stored. */
const unanswered = new WeakMap<Services, { ownerId: Id | undefined; address: SentAddress }>();

const messageOf = (error: unknown) => (isApiError(error) ? error.message : undefined);

/** Saves an address; keeps it when the session ends instead, for `takeInterrupted`. */
export const sendAddress =
  (address: SentAddress): AppThunk<Promise<{ isSaved: boolean; reason?: string }>> =>
  async (dispatch, getState, services) => {
    unanswered.set(services, { ownerId: selectUser(getState())?._id, address });
    const { saveAddress } = addressesApi.endpoints;
    const { error } = await dispatch(saveAddress.initiate(address, { track: false }));
    const reason = messageOf(error);
    if (!isEndOfSession(reason)) unanswered.delete(services);
    return { isSaved: error === undefined, reason };
  };

/**
 * The address whose saving the end of the session interrupted, once and for its customer only (product 10.20). A reload
 * loses it.
 */
export const takeInterrupted =
  (idempotencyKey: string): AppThunk<SentAddress | undefined> =>
  (_dispatch, getState, services) => {
    const kept = unanswered.get(services);
    if (kept?.address.idempotencyKey !== idempotencyKey) return undefined;
    unanswered.delete(services);
    return kept.ownerId === selectUser(getState())?._id ? kept.address : undefined;
  };
