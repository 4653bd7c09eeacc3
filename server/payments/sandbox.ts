import { CURRENCY } from '../rules/money.ts';
import { newToken } from '../vault.ts';
import { UntrustedEventError } from './provider.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Stands in for a provider when no keys are set: a page of our own on which the payment can be approved, declined or
 * left. No money moves.
 * @param base absolute address of the shop, or empty for root-relative links
 */
export function sandboxProvider(base: string): PaymentProvider {
  return {
    name: 'sandbox',
    priceOf: (totalMinor) => ({ amountMinor: totalMinor, currency: CURRENCY }),
    start: () => {
      const reference = newToken();
      return Promise.resolve({ reference, url: `${base}/sandbox-payment/${reference}` });
    },
    confirm: () => Promise.reject(new Error('The sandbox has nothing to ask.')),
    readEvent: () => Promise.reject(new UntrustedEventError('The sandbox sends no events.')),
  };
}
