import { addListener } from '@reduxjs/toolkit';
import { addressesApi } from '@/api/addresses';
import { placeOrderApi } from '@/api/placeOrder';
import { makeIdempotencyKey } from '@/lib/idempotencyKey';
import type { AppDispatch, RootState } from '@/store/makeStore';
import { selectAddressChoice } from '@/store/slices/checkoutSlice';
import { showToast } from '@/store/toasts';
import type { Services } from '@/store/services';
import { messages } from '../messages';

/**
 * Saves the address of a placed order when the customer ticked that (product 9.14). A listener, because the customer may
 * leave the checkout before the response. Adding it again has no effect.
 */
export const listenForOrders = addListener.withTypes<RootState, AppDispatch, Services>()({
  matcher: placeOrderApi.endpoints.placeOrder.matchFulfilled,
  effect: async ({ meta }, { dispatch, getState, extra: { i18n } }) => {
    const choice = selectAddressChoice(getState());
    if (choice === null || choice.id !== null || !choice.isSaved) return;
    const order = meta.arg.originalArgs;
    const { firstName, lastName, companyName, city, country, pinCode, dialCode, phone } = order;
    const change = {
      ...{ firstName, lastName, companyName, address: order.address, city, country, pinCode },
      ...{ dialCode, phone, label: '', trn: '', makani: '' },
      idempotencyKey: makeIdempotencyKey(),
    };
    const saving = addressesApi.endpoints.saveAddress.initiate(change, { track: false });
    const { error } = await dispatch(saving);
    if (error !== undefined)
      dispatch(showToast({ message: i18n.t(messages.notSaved), variant: 'info' }));
  },
});
