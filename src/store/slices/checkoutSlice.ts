import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import type { BillingPayload } from '@/contract/orders';
import { sessionExpired, signedIn, signedOut } from './authSlice';

/** What the shopper types at checkout; the payment choice is not part of it. */
export type BillingDraft = Omit<BillingPayload, 'paymentType'>;

/** An order that was sent, so that sending the same again cannot place it twice (decisions §3). */
export interface OrderAttempt {
  /** What was ordered, in a form that can be compared. */
  content: string;
  idempotencyKey: string;
}

export interface CheckoutState {
  draft: BillingDraft;
  /** Whether the shopper picked the dial code; until then it follows the country. */
  isDialCodePicked: boolean;
  /** The order of unknown or failed outcome, if there is one. */
  attempt: OrderAttempt | null;
  /** Whose form this is while their session is interrupted. */
  interruptedUserId: Id | null;
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
  draft: emptyDraft,
  isDialCodePicked: false,
  attempt: null,
  interruptedUserId: null,
};

/** The form lives in memory only: it survives a change of screen and a new sign-in, never a reload (decisions §3). */
const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    draftEdited: (state, { payload }: PayloadAction<Partial<BillingDraft>>) => {
      Object.assign(state.draft, payload);
    },
    dialCodePicked: (state, { payload }: PayloadAction<string>) => {
      state.draft.dialCode = payload;
      state.isDialCodePicked = true;
    },
    /** A country was typed or chosen; its dial code, when known, fills a field nobody has touched. */
    countryEntered: (
      state,
      { payload }: PayloadAction<{ country: string; dialCode: string | undefined }>,
    ) => {
      state.draft.country = payload.country;
      if (payload.dialCode === undefined || state.isDialCodePicked) return;
      state.draft.dialCode = payload.dialCode;
    },
    orderAttempted: (state, { payload }: PayloadAction<OrderAttempt>) => {
      state.attempt = payload;
    },
    draftCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(sessionExpired, (state, { payload }) => {
      state.interruptedUserId = payload ?? state.interruptedUserId;
    });
    // What one customer typed is not for the next who signs in at the same screen.
    builder.addCase(signedIn, (state, { payload }) => {
      const isSomebodyElse = ![null, payload.user._id].includes(state.interruptedUserId);
      return isSomebodyElse ? initialState : { ...state, interruptedUserId: null };
    });
  },
  selectors: {
    selectBillingDraft: (state) => state.draft,
    selectOrderAttempt: (state) => state.attempt,
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { draftEdited, dialCodePicked, countryEntered, orderAttempted, draftCleared } =
  checkoutSlice.actions;
export const { selectBillingDraft, selectOrderAttempt } = checkoutSlice.selectors;
