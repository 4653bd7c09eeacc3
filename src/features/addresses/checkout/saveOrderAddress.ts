import { addListener } from '@reduxjs/toolkit';
import { addressesApi } from '@/api/addresses';
import { placeOrderApi } from '@/api/placeOrder';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import type { AppDispatch, RootState } from '@/store/makeStore';
import { selectAddressChoice } from '@/store/slices/checkoutSlice';
import { showToast } from '@/store/toasts';
import type { Services } from '@/store/services';
import { messages } from '../messages';
import { orderAddress } from '../orderAddress';

/**
 * Saves the address of a placed order when the customer ticked that (product 9.14). A listener, because the customer may
 * leave the checkout before the response. Adding it again has no effect.
 */
export const listenForOrders = addListener.withTypes<RootState, AppDispatch, Services>()({
  matcher: placeOrderApi.endpoints.placeOrder.matchFulfilled,
  effect: async ({ meta }, api) => {
    const choice = selectAddressChoice(api.getState());
    if (choice?.id !== null || !choice.isSaved) return;
    const change = {
      ...orderAddress(meta.arg.originalArgs),
      ...{ label: '', trn: '', idempotencyKey: makeIdempotencyKey() },
    };
    const saving = addressesApi.endpoints.saveAddress.initiate(change, { track: false });
    const { error } = await api.dispatch(saving);
    if (error === undefined) return;
    const message = api.extra.i18n.t(messages.notSaved);
    api.dispatch(showToast({ message, variant: 'info' }));
  },
});
