import { createSelector } from '@reduxjs/toolkit';
import { selectUser } from './slices/authSlice';
import { isStarted, selectEdits, selectLatest, type BillingDraft } from './slices/checkoutSlice';

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

/** Where most customers live; the dial code follows once something is typed (product 9.13). */
const HOME = { country: 'United Arab Emirates' };
const STARTED = { ...HOME, dialCode: '+971' };

/** The billing draft: what the customer typed, otherwise the defaults (product 9.13). */
export const selectBillingDraft = createSelector(
  [selectEdits, selectLatest, selectUser],
  (edits, latest, user): BillingDraft => {
    const defaults = latest ?? (isStarted(edits) ? STARTED : HOME);
    const draft = { ...emptyDraft, ...defaults, email: user?.email ?? '', ...edits };
    const isOtherCountry = draft.country !== (defaults.country ?? '');
    // A default dial code belongs to the default country.
    return isOtherCountry && edits.dialCode === undefined ? { ...draft, dialCode: '' } : draft;
  },
);
