/** Missing or outdated data of `world-countries`. */
export interface Correction {
  capital?: string;
  currencyCode?: string;
  dialCode?: string;
}

/** Corrections by two-letter country code. */
export const CORRECTIONS: Readonly<Record<string, Correction>> = {
  BG: { currencyCode: 'EUR' },
  CU: { currencyCode: 'CUP' },
  // The oldest of three area codes.
  DO: { dialCode: '+1-809' },
  FM: { currencyCode: 'USD' },
  HK: { capital: 'Hong Kong' },
  MO: { capital: 'Macau' },
  PS: { currencyCode: 'ILS' },
  SL: { currencyCode: 'SLE' },
  SZ: { capital: 'Mbabane' },
  // Uses Italy's network.
  VA: { dialCode: '+39' },
  ZW: { currencyCode: 'USD' },
};

/** Currency symbols that `world-countries` lacks or writes differently. */
export const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  LKR: 'Rs',
  MVR: 'Rf',
  SDG: 'ج.س.',
  SLE: 'Le',
  USD: '$',
};

/** Time zone of the capital or largest city, for countries where Intl lists several, none or an old name. */
export const MAIN_TIME_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ER: 'Africa/Asmara',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  ID: 'Asia/Jakarta',
  IN: 'Asia/Kolkata',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MM: 'Asia/Yangon',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NP: 'Asia/Kathmandu',
  NZ: 'Pacific/Auckland',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  VN: 'Asia/Ho_Chi_Minh',
  XK: 'Europe/Belgrade',
};
