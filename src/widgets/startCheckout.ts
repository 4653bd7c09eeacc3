import { loadCheckoutAddresses } from '@/features/addresses/checkout/loadCheckoutAddresses';
import { loadLatestBilling } from '@/features/checkout/billing/loadLatestBilling';
import type { AppThunk } from '@/store/makeStore';
import { selectAddressChoice } from '@/store/slices/checkoutSlice';

type Started = ReturnType<ReturnType<typeof loadCheckoutAddresses>>;

/**
 * Fills the checkout from the default address, or without one from the latest order (product 9.13, 9.14).
 * @param isWaiting whether the checkout still waits for the addresses
 * @returns the choice of an address; `null` without it
 */
export const startCheckout =
  (isWaiting: () => boolean): AppThunk<Started> =>
  async (dispatch, getState) => {
    const part = await dispatch(loadCheckoutAddresses(isWaiting));
    if (selectAddressChoice(getState()) === null) void dispatch(loadLatestBilling());
    return part;
  };
