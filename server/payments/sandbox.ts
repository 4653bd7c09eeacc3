import { CURRENCY } from '../rules/money.ts';
import { newToken } from '../vault.ts';
import { UntrustedEventError } from './provider.ts';
import type { PaymentProvider, PaymentReport } from './provider.ts';

/** Nobody knows more about a sandbox payment than our own database. */
function unknown(reference: string): Promise<PaymentReport> {
  return Promise.resolve({ reference, outcome: 'open', amountMinor: 0, currency: CURRENCY });
}

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
    look: unknown,
    collect: unknown,
    refund: ({ id }) => Promise.resolve(`sandbox-refund-${id}`),
    readEvent: () => Promise.reject(new UntrustedEventError('The sandbox sends no events.')),
  };
}
