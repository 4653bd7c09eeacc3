import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import { paths } from '@/lib/paths';
import type { ReorderLine } from '@/lib/reorder';
import type { SignInIntent } from '@/lib/signInIntent';
import type { AppThunk } from '@/store/makeStore';

/**
 * Adds the lines after sign-in (product 10.20). Replaces /login, where the end of the session led with one line only.
 * @param returnTo path of the order
 */
export const continueReorder =
  (lines: readonly ReorderLine[], returnTo: string): AppThunk =>
  (_dispatch, _getState, { navigation }) => {
    const addToCart = lines.map(({ item: { productId, sizeId }, quantity }) => ({
      productId,
      sizeId,
      quantity,
      idempotencyKey: makeIdempotencyKey(),
    }));
    const intent: SignInIntent = { returnTo, addToCart };
    navigation.go(paths.login, { replace: true, state: intent });
  };
