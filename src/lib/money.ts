/** Between the digits of a whole number, before every group of three. */
const GROUPS = /\B(?=(?:\d{3})+$)/g;

/**
 * An amount in major units as shown: `1,250` or `129.50`; a dash when it is not a number. Grouped by hand: the first price
 * of a page would wait for the browser's formatter to start, some 20 ms and on a phone four times that.
 */
export function formatAmount(amount: number | undefined): string {
  if (amount === undefined || !Number.isFinite(amount)) return '—';
  if (Number.isInteger(amount)) return BigInt(amount).toString().replace(GROUPS, ',');
  const [dirhams = '', fils] = amount.toFixed(2).split('.');
  return `${dirhams.replace(GROUPS, ',')}.${fils}`;
}

/** Currency symbol before the amount, as in cart and orders: `AED 129.50`. */
export function formatMoney(amount: number | undefined, symbol: string): string {
  const text = formatAmount(amount);
  return symbol === '' ? text : `${symbol} ${text}`;
}

/** Amount followed by the currency, as on product cards: `185 AED` (product 1.5). */
export function formatPrice(amount: number | undefined, currency: string): string {
  const text = formatAmount(amount);
  return currency === '' ? text : `${text} ${currency}`;
}
