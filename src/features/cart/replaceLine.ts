import { cartLineKey } from '@/api/cart';
import { madeToMeasureApi } from '@/api/madeToMeasure';
import type { CartReplacement } from '@/contract/cart';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import { paths } from '@/lib/paths';
import type { AppThunk } from '@/store/makeStore';
import {
  lineChangeStarted,
  selectIsLineBusy,
  selectPendingKey,
} from '@/store/slices/pendingCartSlice';
import { settleChange, UNTRACKED } from './changeCart';

/**
 * Replaces a line by another size, and returns to the cart (product 16.17).
 * @param success text of the toast
 */
export const replaceLine =
  (line: CartReplacement, success: string): AppThunk<Promise<undefined>> =>
  async (dispatch, getState, { navigation }) => {
    const { productId, fromSizeId, toSizeId } = line;
    // Other options are another intent, so the key is that of both sizes.
    const lineKey = cartLineKey({ productId, sizeId: `${fromSizeId} ${toSizeId}` });
    if (selectIsLineBusy(getState(), lineKey)) return undefined;
    const idempotencyKey = selectPendingKey(getState(), lineKey) ?? makeIdempotencyKey();
    dispatch(lineChangeStarted({ lineKey, idempotencyKey }));
    const { replaceLine: endpoint } = madeToMeasureApi.endpoints;
    const change = dispatch(endpoint.initiate({ ...line, idempotencyKey }, UNTRACKED));
    await dispatch(settleChange(change, lineKey, success));
    const { error } = await change;
    if (error === undefined) navigation.go(paths.cart);
    return undefined;
  };
