import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the list of dial codes, which is code-split. */
export const dialCodeMessages = defineMessages('checkout.dialCode', {
  dialCode: 'Dial code',
  dialCodes: 'Dial codes',
  dialCodeSearch: 'Search by country or dial code',
  dialCodePlaceholder: 'Country or code',
  dialCodesLoading: 'Loading dial codes',
  dialCodesFailed: 'We could not load the dial codes. Check your connection and try again.',
  noDialCodeFound: 'No country or code matches. Try another spelling.',
  retry: 'Retry',
});
