import type { CartAddition } from '@/contract/cart';
import type { AppThunk } from '@/store/makeStore';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { addLine, signInToAdd } from './changeCart';

/**
 * Adds lines one after another; when signed out, all of them after sign-in (product 10.20).
 * @returns those that are in the cart now
 */
export const addTogether =
  (lines: readonly CartAddition[]): AppThunk<Promise<readonly CartAddition[]>> =>
  async (dispatch, getState) => {
    if (!selectIsSignedIn(getState())) {
      dispatch(signInToAdd(lines));
      return [];
    }
    const added: CartAddition[] = [];
    for (const line of lines) {
      if ((await dispatch(addLine(line))) !== undefined) added.push(line);
    }
    return added;
  };
