/** Hosts of the payment providers (product 9.10). */
export const PAYMENT_HOSTS: readonly string[] = [
  'checkout.stripe.com',
  'www.paypal.com',
  'www.sandbox.paypal.com',
];

/**
 * The address of a payment page if it is safe to open: https on a known provider's host, or the shop's own
 * origin; no credentials and no other port. Anything else is `undefined`.
 */
export function safePaymentUrl(
  url: string | undefined,
  shopOrigin: string,
  hosts: readonly string[] = PAYMENT_HOSTS,
): string | undefined {
  if (url === undefined || !URL.canParse(url, shopOrigin)) return undefined;
  const parsed = new URL(url, shopOrigin);
  if (parsed.username !== '' || parsed.password !== '') return undefined;
  if (parsed.origin === shopOrigin) return parsed.href;
  const isProvider =
    parsed.protocol === 'https:' && parsed.port === '' && hosts.includes(parsed.hostname);
  return isProvider ? parsed.href : undefined;
}
