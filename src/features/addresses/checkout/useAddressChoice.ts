import { useEffect } from 'react';
import { selectAddresses, useGetAddressesQuery } from '@/api/addresses';
import { queryView } from '@/api/queryView';
import type { AddressChange, SavedAddress } from '@/contract/addresses';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import {
  addressChosen,
  selectAddressChoice,
  selectCheckout,
  type CheckoutState,
  type ChosenAddress,
} from '@/store/slices/checkoutSlice';
import { adoptSaved, chooseAddress, isEdited, keepAsAnother, tickSaving } from './chooseAddress';

/** The saved addresses and the one that the order goes to (product 9.14). */
export function useAddressChoice() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { data: book } = useGetAddressesQuery(undefined, { selectFromResult: queryView });
  const choice = useAppSelector(selectAddressChoice);
  const draft = useAppSelector(selectBillingDraft);
  const isChanged = useAppSelector((state) => isEdited(selectCheckout(state)));
  const addresses = selectAddresses(book);
  const chosenId = choice?.id ?? null;
  const chosen = addresses.find(({ _id }) => _id === chosenId);
  const isGone = chosenId !== null && book !== undefined && chosen === undefined;

  const change = (to: (checkout: CheckoutState) => ChosenAddress) =>
    dispatch(addressChosen(to(selectCheckout(store.getState()))));

  // Removed on another device.
  useEffect(() => {
    if (isGone) dispatch(addressChosen(keepAsAnother(selectCheckout(store.getState()))));
  }, [dispatch, store, isGone]);

  return {
    addresses,
    limit: book?.limit ?? 0,
    chosen,
    /** The chosen address as the order will have it. */
    shown: chosen && { ...chosen, ...draft, trn: chosen.trn },
    isChanged,
    isSaved: choice?.isSaved ?? false,
    choose: (address: SavedAddress | undefined) =>
      change((checkout) => chooseAddress(checkout, address)),
    adopt: (address: SavedAddress) => change((checkout) => adoptSaved(checkout, address)),
    /** Shows a saved change of the chosen address. */
    adoptChange: ({ _id, isDefault = false, ...fields }: AddressChange) => {
      if (_id === undefined || _id !== selectAddressChoice(store.getState())?.id) return;
      change((checkout) => adoptSaved(checkout, { _id, isDefault, ...fields }));
    },
    tick: (isSaved: boolean) => change((checkout) => tickSaving(checkout, isSaved)),
  };
}
