/** Hosts of the payment providers (product 9.10). */
export const PAYMENT_HOSTS: readonly string[] = [
  'checkout.stripe.com',
  'www.paypal.com',
  'www.sandbox.paypal.com',
  'checkout.tabby.ai',
];

/**
 * The URL of a payment page, or `undefined` when it is not safe to open: only https on a provider's host, or the shop's
 * origin, without credentials or another port.
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
