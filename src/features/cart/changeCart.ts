import { cartApi, cartLineKey } from '@/api/cart';
import { isApiError } from '@/api/errors';
import type { CartAction, CartLineRef } from '@/contract/cart';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import type { SignInIntent } from '@/lib/navigationState';
import { paths } from '@/lib/paths';
import type { AppThunk } from '@/store/makeStore';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import {
  lineAddStarted,
  lineAnswered,
  lineChangeStarted,
  lineSettled,
  selectAddKey,
  selectBusyCartLines,
} from '@/store/slices/cartWorkSlice';
import { showToast } from '@/store/toasts';
import { sharedMessages } from './sharedMessages';

/** Failures after which the cart may differ from what is shown: no answer, gone, conflict, server trouble. */
function leavesCartUnsure(error: unknown): boolean {
  if (!isApiError(error)) return true;
  const { status } = error;
  return status === undefined || status === 404 || status === 409 || status >= 500;
}

const refetchCart = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (!selectIsSignedIn(getState())) return;
  const { getCart } = cartApi.endpoints;
  await dispatch(getCart.initiate(undefined, { subscribe: false, forceRefetch: true }));
};

/** Waits for the cart that follows from a change, so that a row keeps its spinner until its number is there. */
const awaitCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  const running = () => dispatch(cartApi.util.getRunningQueryThunk('getCart', undefined));
  // Invalidation waits for every call on its way, be it a change of another line.
  await (running() ?? dispatch(refetchCart()));
  await running();
};

/** Says what happened and waits for the cart that follows from it; failures are toasted by the listener. */
const follow =
  (change: Promise<unknown>, lineKey: string, success: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      await change;
      dispatch(lineAnswered({ lineKey, isAnswered: true }));
      dispatch(showToast({ message: success, variant: 'success' }));
      await dispatch(awaitCart());
    } catch (error) {
      const isAnswered = isApiError(error) && error.status !== undefined;
      dispatch(lineAnswered({ lineKey, isAnswered }));
      if (leavesCartUnsure(error)) await dispatch(refetchCart());
    } finally {
      dispatch(lineSettled(lineKey));
    }
  };

/** Puts one of a size into the cart, or leads to sign-in, which then does it (decisions §3). */
export const addLine =
  ({ productId, sizeId }: CartLineRef): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation, currentPath }) => {
    const line = { productId, sizeId };
    if (!selectIsSignedIn(getState())) {
      const intent: SignInIntent = { returnTo: currentPath(), addToCart: line };
      navigation.go(paths.login, { state: intent });
      return;
    }
    const lineKey = cartLineKey(line);
    if (selectBusyCartLines(getState())[lineKey]) return;
    const idempotencyKey = selectAddKey(getState(), lineKey) ?? makeIdempotencyKey();
    dispatch(lineAddStarted({ lineKey, idempotencyKey }));
    const { addToCart } = cartApi.endpoints;
    const change = dispatch(addToCart.initiate({ ...line, idempotencyKey })).unwrap();
    await dispatch(follow(change, lineKey, sharedMessages.added));
  };

/** One step up, one step down or out: one request per press and per line. */
export const actOnLine =
  (action: CartAction, { productId, sizeId }: CartLineRef): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const line = { productId, sizeId };
    const lineKey = cartLineKey(line);
    if (selectBusyCartLines(getState())[lineKey]) return;
    dispatch(lineChangeStarted(lineKey));
    const { actOnCart } = cartApi.endpoints;
    const change = dispatch(actOnCart.initiate({ ...line, action })).unwrap();
    await dispatch(follow(change, lineKey, sharedMessages.acted(action)));
  };
