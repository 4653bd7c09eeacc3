import { cartApi } from '@/api/cart';
import { loadCheckoutAddresses } from '@/features/addresses/checkout/loadCheckoutAddresses';
import { PurchaseTerms } from '@/features/cart/PurchaseTerms';
import { loadLatestBilling } from '@/features/checkout/billing/loadLatestBilling';
import type { AppThunk } from '@/store/makeStore';
import { selectAddressChoice } from '@/store/slices/checkoutSlice';
import type { CheckoutParts } from './useCheckoutParts';

/**
 * Fills the checkout from the default address, or without one from the latest order (product 9.13, 9.14). Also waits for the
 * cart, whose total would move the order button.
 * @param isWaiting whether the checkout still waits for its parts
 */
export const startCheckout =
  (isWaiting: () => boolean): AppThunk<Promise<CheckoutParts>> =>
  async (dispatch, getState) => {
    const [addresses] = await Promise.all([
      dispatch(loadCheckoutAddresses(isWaiting)),
      dispatch(cartApi.endpoints.getCart.initiate(undefined, { subscribe: false })),
    ]);
    if (selectAddressChoice(getState()) === null) void dispatch(loadLatestBilling());
    return { ...(addresses && { Addresses: addresses }), Terms: PurchaseTerms };
  };
