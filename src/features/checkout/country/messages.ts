import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the list of countries; their chunk has those that the form does not need. */
export const countryMessages = defineMessages('checkout.country', {
  showCountries: 'Show countries',
  hideCountries: 'Hide countries',
  clearCountry: 'Clear country',
  countriesLoading: 'Loading countries…',
  countryUnlisted: 'Not in the list; it is kept as you typed it.',
  emirates: {
    dubai: 'Dubai',
    abuDhabi: 'Abu Dhabi',
    sharjah: 'Sharjah',
    ajman: 'Ajman',
    rasAlKhaimah: 'Ras Al Khaimah',
    fujairah: 'Fujairah',
    ummAlQuwain: 'Umm Al Quwain',
  },
});

/** Texts of the list of dial codes. */
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
