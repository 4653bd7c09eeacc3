/** Names, brands, codes and keys (Alt+T, product 12.1) that stay in Latin letters on Arabic pages. */
const LATIN_WORDS = new Set([
  'AED',
  'Alt',
  'English',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'PayPal',
  'Stripe',
  'Visa',
  'Mastercard',
  'Apple',
  'Google',
  'Pay',
  'T',
  'X',
]);
/** E-mail addresses, ids of products, and the last characters of order numbers (server/rules/orderNumber.ts). */
const CODES = /\S+@\S+|\b\w+(?:-\w+)+\b|\b[2-9A-HJKMNP-TV-Z]{5}\b/g;

/** Latin words of a text that are no names, brands or codes. */
export function latinWordsOf(text: string): string[] {
  const words = text.replace(CODES, ' ').match(/[A-Za-z]+/g) ?? [];
  return [...new Set(words.filter((word) => !LATIN_WORDS.has(word)))];
}
