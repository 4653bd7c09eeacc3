import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import type { BillingPayload } from '@/contract/orders';
import type { IdempotentAttempt } from '@/lib/idempotencyKey';
import { selectUser, sessionExpired, signedIn, signedOut } from './authSlice';
import { isDraftOf } from './draftOwner';

/** The billing fields without the payment type. */
export type BillingDraft = Omit<BillingPayload, 'paymentType'>;

export interface CheckoutState {
  /** The fields that the customer has edited. */
  edits: Partial<BillingDraft>;
  /** Whether the customer selected the dial code; otherwise it follows the country. */
  isDialCodePicked: boolean;
  /** The last order that failed or had no response; retrying it reuses its idempotency key. */
  attempt: IdempotentAttempt | null;
  /** Owner of the draft after their session expired. */
  ownerId: Id | null;
}

const emptyDraft: BillingDraft = {
  firstName: '',
  lastName: '',
  companyName: '',
  country: '',
  address: '',
  pinCode: '',
  city: '',
  dialCode: '',
  phone: '',
  email: '',
  additionalInfo: '',
};

const initialState: CheckoutState = {
  edits: {},
  isDialCodePicked: false,
  attempt: null,
  ownerId: null,
};

/** Draft of the checkout form, in memory only: kept across navigation and a new sign-in, lost on reload (product 9.11). */
const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    draftEdited: (state, { payload }: PayloadAction<Partial<BillingDraft>>) => {
      Object.assign(state.edits, payload);
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
  selectors: {
    selectEdits: (state) => state.edits,
    selectOrderAttempt: (state) => state.attempt,
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { draftEdited, dialCodePicked, countryEntered, orderAttempted, draftCleared } =
  checkoutSlice.actions;
export const { selectOrderAttempt } = checkoutSlice.selectors;

/** The billing draft; its e-mail address defaults to the account's. */
export const selectBillingDraft = createSelector(
  [checkoutSlice.selectors.selectEdits, selectUser],
  (edits, user): BillingDraft => ({ ...emptyDraft, email: user?.email ?? '', ...edits }),
);
