/** Positions of the thousands separators. */
const GROUPS = /\B(?=(?:\d{3})+$)/g;

/** An amount in major units, `1,250` or `129.50`; a dash for NaN. Without `Intl.NumberFormat`, which is slow to construct. */
export function formatAmount(amount: number | undefined): string {
  if (amount === undefined || !Number.isFinite(amount)) return '—';
  if (Number.isInteger(amount)) return BigInt(amount).toString().replace(GROUPS, ',');
  const [dirhams = '', fils] = amount.toFixed(2).split('.');
  return `${dirhams.replace(GROUPS, ',')}.${fils}`;
}

/** Currency symbol and amount, for cart and orders: `AED 129.50`. */
export function formatMoney(amount: number | undefined, symbol: string): string {
  const text = formatAmount(amount);
  return symbol === '' ? text : `${symbol} ${text}`;
}

/** Amount and currency, for product cards: `185 AED` (product 1.5). */
export function formatPrice(amount: number | undefined, currency: string): string {
  const text = formatAmount(amount);
  return currency === '' ? text : `${text} ${currency}`;
}
