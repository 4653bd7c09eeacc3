const amountFormat = new Intl.NumberFormat('en-AE');
const amountFormatWithFils = new Intl.NumberFormat('en-AE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount in major units as shown: `1,250` or `129.50`; a dash when it is not a number. */
export function formatAmount(amount: number | undefined): string {
  if (amount === undefined || !Number.isFinite(amount)) return '—';
  return Number.isInteger(amount)
    ? amountFormat.format(amount)
    : amountFormatWithFils.format(amount);
}

/** Currency symbol before the amount, as in cart and orders: `AED 129.50`. */
export function formatMoney(amount: number | undefined, symbol: string): string {
  const text = formatAmount(amount);
  return symbol === '' ? text : `${symbol} ${text}`;
}

/** Amount followed by the currency, as on product cards (spec §2): `185 AED`. */
export function formatPrice(amount: number | undefined, currency: string): string {
  const text = formatAmount(amount);
  return currency === '' ? text : `${text} ${currency}`;
}
