import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import type { BillingPayload } from '@/contract/orders';
import type { IdempotentAttempt } from '@/lib/idempotencyKey';
import { sessionExpired, signedIn, signedOut } from './authSlice';
import { isDraftOf } from './draftOwner';

/** The billing fields without the payment type. */
export type BillingDraft = Omit<BillingPayload, 'paymentType'>;

/** Edits for one address. */
export interface AddressEdits {
  edits: Partial<BillingDraft>;
  isDialCodePicked: boolean;
}

/** Where the order goes, when the server stores addresses (product 9.14). */
export interface AddressChoice {
  /** The saved address; `null` for another one. */
  id: Id | null;
  /** Edits for the addresses that are not chosen, by id; those for another one under an empty id. */
  others: Record<Id, AddressEdits>;
  /** Whether another address is saved with the order. */
  isSaved: boolean;
}

/** What the choice of an address changes in the draft. */
export type ChosenAddress = Pick<
  CheckoutState,
  'address' | 'edits' | 'latest' | 'isDialCodePicked'
>;

export interface CheckoutState {
  /** The fields that the customer has edited. */
  edits: Partial<BillingDraft>;
  /** The chosen saved address, or else the details of the customer's latest order; `null` without both. */
  latest: Partial<BillingDraft> | null;
  /** Whether the customer selected the dial code; otherwise it follows the country. */
  isDialCodePicked: boolean;
  /** The last order that failed or had no response; retrying it reuses its idempotency key. */
  attempt: IdempotentAttempt | null;
  /** `null` until an address can be chosen or saved. */
  address: AddressChoice | null;
  /** Owner of the draft after their session expired. */
  ownerId: Id | null;
}

/** Whether the customer has typed something. */
export const isStarted = (edits: Partial<BillingDraft>) =>
  Object.values(edits).some((text) => text.trim() !== '');

const initialState: CheckoutState = {
  edits: {},
  latest: null,
  isDialCodePicked: false,
  attempt: null,
  address: null,
  ownerId: null,
};

/**
 * Draft of the checkout form, in memory only: kept across navigation and a new sign-in, lost on reload (product 9.11).
 * Code-split: the checkout adds it to the store.
 */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    draftEdited: (state, { payload }: PayloadAction<Partial<BillingDraft>>) => {
      Object.assign(state.edits, payload);
    },
    /** Ignored once the customer has started, because the details may be another person's. */
    latestBillingFound: (state, { payload }: PayloadAction<Partial<BillingDraft>>) => {
      if (state.address === null && !isStarted(state.edits)) state.latest = payload;
    },
    addressChosen: (state, { payload }: PayloadAction<ChosenAddress>) => {
      Object.assign(state, payload);
    },
    dialCodePicked: (state, { payload }: PayloadAction<string>) => {
      state.edits.dialCode = payload;
      state.isDialCodePicked = true;
    },
    /** Sets the country, and its dial code unless the customer selected one. */
    countryEntered: (
      state,
      { payload }: PayloadAction<{ country: string; dialCode: string | undefined }>,
    ) => {
      state.edits.country = payload.country;
      if (payload.dialCode === undefined || state.isDialCodePicked) return;
      state.edits.dialCode = payload.dialCode;
    },
    orderAttempted: (state, { payload }: PayloadAction<IdempotentAttempt>) => {
      state.attempt = payload;
    },
    draftCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(sessionExpired, (state, { payload }) => {
      state.ownerId = payload ?? state.ownerId;
    });
    builder.addCase(signedIn, (state, { payload: { user } }) =>
      isDraftOf(user, state.ownerId) ? { ...state, ownerId: null } : initialState,
    );
  },
});

export const {
  draftEdited,
  latestBillingFound,
  addressChosen,
  dialCodePicked,
  countryEntered,
  orderAttempted,
  draftCleared,
} = checkoutSlice.actions;

interface CheckoutRoot {
  checkout?: CheckoutState;
}

/** The state of the checkout; the initial one until the slice is added. */
export const selectCheckout = ({ checkout = initialState }: CheckoutRoot) => checkout;
export const selectEdits = (root: CheckoutRoot) => selectCheckout(root).edits;
export const selectLatest = (root: CheckoutRoot) => selectCheckout(root).latest;
export const selectAddressChoice = (root: CheckoutRoot) => selectCheckout(root).address;
export const selectOrderAttempt = (root: CheckoutRoot) => selectCheckout(root).attempt;
export const selectIsPrefilled = (root: CheckoutRoot) =>
  selectLatest(root) !== null && !selectAddressChoice(root)?.id;
