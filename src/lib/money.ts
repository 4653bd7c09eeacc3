import type { Language } from './language';

/** Positions of the thousands separators; a number has at most 309 digits. */
const GROUPS = /\B(?=(?:\d{3}){1,103}$)/g;

/** An amount in major units, `1,250` or `129.50`; a dash for NaN. Without `Intl.NumberFormat`, which is slow to construct. */
export function formatAmount(amount: number | undefined): string {
  if (amount === undefined || !Number.isFinite(amount)) return '—';
  if (Number.isInteger(amount)) return BigInt(amount).toString().replace(GROUPS, ',');
  const [dirhams = '', fils] = amount.toFixed(2).split('.');
  return `${dirhams.replace(GROUPS, ',')}.${fils}`;
}

/** Currency of an Arabic text: its name for dirhams, because screen readers spell out `AED` and bidi moves it. */
export const currencyIn = (currency: string, language: Language) =>
  language === 'ar' && currency === 'AED' ? 'درهم' : currency;

/** Currency symbol and amount, for cart and orders: `AED 129.50`; in Arabic `129.50 درهم`. */
export function formatMoney(
  amount: number | undefined,
  symbol: string,
  language: Language,
): string {
  if (language === 'ar') return formatPrice(amount, symbol, language);
  const text = formatAmount(amount);
  return symbol === '' ? text : `${symbol} ${text}`;
}

/** Keeps the name of a currency on the line of its amount. */
const NO_BREAK_SPACE = '\u00A0';

/** Amount and currency, for product cards: `185 AED` (product 1.5); in Arabic `185 درهم`. */
export function formatPrice(
  amount: number | undefined,
  currency: string,
  language: Language,
): string {
  const text = formatAmount(amount);
  if (currency === '') return text;
  const space = language === 'ar' ? NO_BREAK_SPACE : ' ';
  return `${text}${space}${currencyIn(currency, language)}`;
}
