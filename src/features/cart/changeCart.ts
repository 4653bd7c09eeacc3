import { cartApi, cartLineKey } from '@/api/cart';
import { isApiError, isWorthRetrying } from '@/api/errors';
import type { CartAction, CartAddition, CartLineRef } from '@/contract/cart';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import type { PendingCartLine, SignInIntent } from '@/lib/signInIntent';
import { isAt, paths } from '@/lib/paths';
import type { AppThunk } from '@/store/makeStore';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import {
  lineChangeSettled,
  lineChangeStarted,
  selectIsLineBusy,
  selectPendingKey,
} from '@/store/slices/pendingCartSlice';
import { showToast } from '@/store/toasts';
import { sharedMessages } from './shared/messages';

/** No component reads these mutations from the store, so they need no cache entry. */
export const UNTRACKED = { track: false };

/** Whether the cached cart may be stale: no response, 404, 409 or 5xx. */
function isCartUncertain(error: unknown): boolean {
  if (!isApiError(error)) return true;
  const { status } = error;
  return status === undefined || status === 404 || status === 409 || status >= 500;
}

const refetchCart = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectIsSignedIn(getState())) return;
  const { getCart } = cartApi.endpoints;
  await dispatch(getCart.initiate(undefined, { subscribe: false, forceRefetch: true }));
};

/** Resolves after the cart refetch, so that a row stays busy until the new quantity is shown. */
const awaitCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  const getRunning = () => dispatch(cartApi.util.getRunningQueryThunk('getCart', undefined));
  // RTK Query delays invalidation while other requests are pending, for example for another line.
  await (getRunning() ?? dispatch(refetchCart()));
  await getRunning();
};

/** Shows the success toast and waits for the cart; a listener shows error toasts. */
export const settleChange =
  (
    change: Promise<{ error?: unknown }>,
    lineKey: string,
    success: string,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { error } = await change;
    if (error === undefined) {
      dispatch(showToast({ message: success, variant: 'success' }));
      await dispatch(awaitCart());
    } else if (isCartUncertain(error)) {
      await dispatch(refetchCart());
    }
    // A proxy may answer 502 for a request that the server carries out.
    const isDecided = error === undefined || (isApiError(error) && !isWorthRetrying(error));
    dispatch(lineChangeSettled({ lineKey, isDecided }));
  };

/** Goes to /login first, after which the lines are added (product 10.20). */
export const signInToAdd =
  (lines: readonly CartAddition[]): AppThunk =>
  (_dispatch, _getState, { navigation, currentPath }) => {
    const returnTo = currentPath();
    const addToCart = lines.map((line) => ({ ...line, idempotencyKey: makeIdempotencyKey() }));
    const intent: SignInIntent = { returnTo, addToCart };
    // The second click of a double click would return to /login.
    if (!isAt(paths.login, returnTo)) navigation.go(paths.login, { state: intent });
  };

/**
 * Adds a size to the cart; when signed out, goes to /login first, after which it is added (product 10.20).
 * @param addition with the idempotency key of an addition that sign-in interrupted
 * @returns how many the server added; `undefined` when it did not
 */
export const addLine =
  (
    addition: CartAddition & Pick<PendingCartLine, 'idempotencyKey'>,
  ): AppThunk<Promise<number | undefined>> =>
  async (dispatch, getState, { i18n }) => {
    const { productId, sizeId, quantity, idempotencyKey: pendingKey } = addition;
    const line = { productId, sizeId, quantity };
    if (!selectIsSignedIn(getState())) {
      dispatch(signInToAdd([line]));
      return undefined;
    }
    const lineKey = cartLineKey(line);
    if (selectIsLineBusy(getState(), lineKey)) return undefined;
    const idempotencyKey =
      pendingKey ?? selectPendingKey(getState(), lineKey, quantity) ?? makeIdempotencyKey();
    dispatch(lineChangeStarted({ lineKey, idempotencyKey, quantity }));
    const { addToCart } = cartApi.endpoints;
    const change = dispatch(addToCart.initiate({ ...line, idempotencyKey }, UNTRACKED));
    await dispatch(settleChange(change, lineKey, i18n.t(sharedMessages.added)));
    const { data } = await change;
    return data && (data.added ?? 1);
  };

/** Increments, decrements or removes a line; one request per line at a time. */
export const actOnLine =
  (action: CartAction, { productId, sizeId }: CartLineRef): AppThunk<Promise<void>> =>
  async (dispatch, getState, { i18n }) => {
    const line = { productId, sizeId };
    const lineKey = cartLineKey(line);
    if (selectIsLineBusy(getState(), lineKey)) return;
    dispatch(lineChangeStarted({ lineKey }));
    const { actOnCart } = cartApi.endpoints;
    const change = dispatch(actOnCart.initiate({ ...line, action }, UNTRACKED));
    await dispatch(settleChange(change, lineKey, i18n.t(sharedMessages.acted, { action })));
  };
