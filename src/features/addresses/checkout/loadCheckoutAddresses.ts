import { addressesApi, selectAddresses } from '@/api/addresses';
import type { AppThunk } from '@/store/makeStore';
import { addressChosen, selectCheckout } from '@/store/slices/checkoutSlice';
import { CheckoutAddresses } from './CheckoutAddresses';
import { startChoice } from './chooseAddress';
import { listenForOrders } from './saveOrderAddress';

/** Nobody waits for the response, so a failure is not shown. */
const UNSEEN = { subscribe: false, forceRefetch: false } as const;

/**
 * Loads the saved addresses and chooses the default one. @returns their part of the checkout; `null` when the server
 * stores none or fails, or when the checkout stopped waiting
 */
export const loadCheckoutAddresses =
  (isWaiting: () => boolean): AppThunk<Promise<typeof CheckoutAddresses | null>> =>
  async (dispatch, getState) => {
    const { data: book } = await dispatch(
      addressesApi.endpoints.getAddresses.initiate(undefined, UNSEEN),
    );
    if (!book || !isWaiting()) return null;
    dispatch(listenForOrders);
    const choice = startChoice(selectCheckout(getState()), selectAddresses(book));
    if (choice !== undefined) dispatch(addressChosen(choice));
    return CheckoutAddresses;
  };
