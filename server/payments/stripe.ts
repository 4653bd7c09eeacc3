import Stripe from 'stripe';
import { CURRENCY } from '../rules/money.ts';
import { UntrustedEventError } from './provider.ts';
import type { PaymentProvider, PaymentReport } from './provider.ts';

const TIMEOUT_MS = 9000;
const SESSION_EVENTS = 'checkout.session.';

function outcomeOf(session: Stripe.Checkout.Session): PaymentReport['outcome'] {
  if (session.payment_status === 'paid') return 'paid';
  return session.status === 'expired' ? 'expired' : 'open';
}

function reportOf(session: Stripe.Checkout.Session): PaymentReport {
  return {
    reference: session.id,
    outcome: outcomeOf(session),
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

/**
 * Card payments on Stripe Checkout.
 * @param fetcher how Stripe is reached; the network when left out
 */
export function stripeProvider(
  secretKey: string,
  webhookSecret: string | undefined,
  fetcher?: typeof fetch,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(fetcher),
  });
  return {
    name: 'stripe',
    priceOf: (totalMinor) => ({ amountMinor: totalMinor, currency: CURRENCY }),
    start: async (request) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: request.paymentId,
          customer_email: request.email,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: request.currency.toLowerCase(),
                unit_amount: request.amountMinor,
                product_data: { name: `Order ${request.orderNumber}` },
              },
            },
          ],
          success_url: `${request.returnUrl}?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: request.cancelUrl,
        },
        { idempotencyKey: request.paymentId },
      );
      if (!session.url) throw new Error('Stripe gave no payment page.');
      return { reference: session.id, url: session.url };
    },
    confirm: async (reference) => reportOf(await stripe.checkout.sessions.retrieve(reference)),
    readEvent: async (rawBody, headers) => {
      const signature = headers.get('stripe-signature');
      if (!webhookSecret || !signature) throw new UntrustedEventError('Unsigned event.');
      const event = await stripe.webhooks
        .constructEventAsync(rawBody, signature, webhookSecret)
        .catch(() => {
          throw new UntrustedEventError('Wrong signature.');
        });
      const report = event.type.startsWith(SESSION_EVENTS)
        ? reportOfEvent(event.type, event.data.object as Stripe.Checkout.Session)
        : undefined;
      return { eventId: event.id, type: event.type, report };
    },
  };
}

function reportOfEvent(type: string, session: Stripe.Checkout.Session): PaymentReport {
  const report = reportOf(session);
  return type === 'checkout.session.async_payment_failed'
    ? { ...report, outcome: 'declined' }
    : report;
}
