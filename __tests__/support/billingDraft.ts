import type { BillingDraft } from '@/store/slices/checkoutSlice';

/** A billing form that passes every check. */
export const goodDraft: BillingDraft = {
  firstName: 'Layla',
  lastName: 'Haddad',
  companyName: '',
  country: 'United Arab Emirates',
  address: 'Villa 3, Street 12',
  pinCode: '',
  city: 'Dubai',
  dialCode: '+971',
  phone: '0501234567',
  email: 'layla@example.com',
  additionalInfo: '',
};
