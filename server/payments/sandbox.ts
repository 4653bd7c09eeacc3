import { CURRENCY } from '../rules/money.ts';
import { newToken } from '../secrets.ts';
import { UntrustedEventError } from './provider.ts';
import type { PaymentProvider, PaymentReport } from './provider.ts';

/** Always open, because the sandbox has no state besides the database. */
function reportOpen(reference: string): Promise<PaymentReport> {
  return Promise.resolve({ reference, outcome: 'open', amountMinor: 0, currency: CURRENCY });
}

/**
 * Sandbox provider: a page on which anybody can approve, decline or leave a payment.
 * @param base absolute URL of the shop, or empty for root-relative links
 */
export function sandboxProvider(base: string): PaymentProvider {
  return {
    name: 'sandbox',
    priceOf: (totalMinor) => ({ amountMinor: totalMinor, currency: CURRENCY }),
    start: () => {
      const reference = newToken();
      return Promise.resolve({ reference, url: `${base}/sandbox-payment/${reference}` });
    },
    getStatus: reportOpen,
    capture: reportOpen,
    refund: ({ id }) => Promise.resolve(`sandbox-refund-${id}`),
    readEvent: () => Promise.reject(new UntrustedEventError('The sandbox sends no events.')),
  };
}
