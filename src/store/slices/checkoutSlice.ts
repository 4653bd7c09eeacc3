import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BillingPayload } from '@/contract/orders';
import { sessionChangedElsewhere, signedOut } from './authSlice';

/** What the shopper types at checkout; the payment choice is not part of it. */
export type BillingDraft = Omit<BillingPayload, 'paymentType'>;

export interface CheckoutState {
  draft: BillingDraft;
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

const initialState: CheckoutState = { draft: emptyDraft };

/** The form lives in memory only: it survives a change of screen and a new sign-in, never a reload (decisions §3). */
const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    draftEdited: (state, { payload }: PayloadAction<Partial<BillingDraft>>) => {
      Object.assign(state.draft, payload);
    },
    draftCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(sessionChangedElsewhere, () => initialState);
  },
  selectors: {
    selectBillingDraft: (state) => state.draft,
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { draftEdited, draftCleared } = checkoutSlice.actions;
export const { selectBillingDraft } = checkoutSlice.selectors;
