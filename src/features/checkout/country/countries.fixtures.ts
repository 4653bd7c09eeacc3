import type { Country } from '@/content/countries';
import type { CountriesState } from './useCountries';

const uae: Country = {
  capital: 'Abu Dhabi',
  currency: 'United Arab Emirates Dirham',
  code: 'ARE',
  timeZone: 'Asia/Dubai',
  usdToLocal: 3.6725,
  flag: 'https://flagcdn.com/ae.svg',
  continent: 'Asia',
  utcOffset: '+04:00',
  dialCode: '+971',
  numberLength: 9,
  currencySymbol: 'د.إ',
  currencyCode: 'AED',
  countryCode: 'AE',
};

/** A loaded reference of three countries. */
export const threeCountries: CountriesState = {
  reference: {
    'Antigua and Barbuda': { ...uae, dialCode: '+1-268', countryCode: 'AG' },
    'United Arab Emirates': uae,
    'United Kingdom': { ...uae, dialCode: '+44', countryCode: 'GB' },
  },
  hasFailed: false,
  retry: () => undefined,
};
