import { cartApi } from '@/api/cart';
import { loadCheckoutAddresses } from '@/features/addresses/checkout/loadCheckoutAddresses';
import { LineDrawing } from '@/features/cart/LineDrawing';
import { loadLatestBilling } from '@/features/checkout/billing/loadLatestBilling';
import type { AppStore } from '@/store/makeStore';
import { checkoutSlice, selectAddressChoice } from '@/store/slices/checkoutSlice';
import type { CheckoutParts } from './useCheckoutParts';

/**
 * Fills the checkout from the default address, or without one from the latest order (product 9.13, 9.14). Also waits for the
 * cart, whose total would move the order button.
 * @param isWaiting whether the checkout still waits for its parts
 */
export async function startCheckout(
  store: AppStore,
  isWaiting: () => boolean,
): Promise<CheckoutParts> {
  store.inject(checkoutSlice);
  const [addresses] = await Promise.all([
    store.dispatch(loadCheckoutAddresses(isWaiting)),
    store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { subscribe: false })),
  ]);
  if (selectAddressChoice(store.getState()) === null) void store.dispatch(loadLatestBilling());
  return { Drawing: LineDrawing, ...(addresses && { Addresses: addresses }) };
}
