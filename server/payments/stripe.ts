import Stripe from 'stripe';
import { z } from 'zod';
import { CURRENCY } from '../rules/money.ts';
import { eventType, parseShape, providerId } from './eventShapes.ts';
import {
  PROVIDER_TIMEOUT_MS,
  PaymentRefusedError,
  UntrustedEventError,
  isRefusal,
} from './provider.ts';
import type { PaymentEvent, PaymentProvider, PaymentReport, ProviderApi } from './provider.ts';
import { sessionRequest } from './stripeSession.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string | undefined;
}

/** Stripe's status code for a request that the state of the session does not allow. */
const BAD_REQUEST = 400;
/** Statuses of failed refunds; all others are pending or done. */
const FAILED_REFUNDS: readonly (string | null)[] = ['failed', 'canceled'];

const sessionShape = z.object({
  id: providerId,
  payment_status: z.string(),
  status: z.string().nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
});
type Session = z.infer<typeof sessionShape>;

const chargeShape = z.object({
  refunded: z.boolean(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

const eventShape = z.object({
  id: providerId,
  type: eventType,
  data: z.object({ object: z.unknown() }),
});

function outcomeOf(session: Session): PaymentReport['outcome'] {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'complete') return 'processing';
  return session.status === 'expired' ? 'expired' : 'open';
}

function reportOf(session: Session): PaymentReport {
  return {
    reference: session.id,
    outcome: outcomeOf(session),
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id;
}

/** The official client; `api` replaces Stripe's URL in tests. */
function createClient(secretKey: string, { base, timeoutMs = PROVIDER_TIMEOUT_MS }: ProviderApi) {
  const endpoint = base && {
    protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: base.hostname,
    port: base.port,
  };
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...endpoint,
  });
}

/** Card payments on Stripe Checkout. */
export function stripeProvider(keys: StripeKeys, api: ProviderApi = {}): PaymentProvider {
  const stripe = createClient(keys.secretKey, api);

  const getStatus = async (reference: string): Promise<PaymentReport> =>
    reportOf(await stripe.checkout.sessions.retrieve(reference));

  const expire = async (reference: string): Promise<PaymentReport> => {
    try {
      return reportOf(await stripe.checkout.sessions.expire(reference));
    } catch (error) {
      const isRejected =
        error instanceof Stripe.errors.StripeError && error.statusCode === BAD_REQUEST;
      if (!isRejected) throw error;
      // Only open sessions can be expired: the customer has paid, or it has expired.
      const report = await getStatus(reference);
      if (report.outcome === 'open') throw error;
      return report;
    }
  };

  const readCharge = async (
    charge: z.infer<typeof chargeShape>,
  ): Promise<Partial<PaymentEvent>> => {
    const intent = idOf(charge.payment_intent);
    if (!charge.refunded || intent === undefined) return {};
    const sessions = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    const [session] = sessions.data;
    if (!session) return {};
    return { reference: session.id, report: { ...reportOf(session), outcome: 'refunded' } };
  };

  const readReport = async (event: z.infer<typeof eventShape>): Promise<Partial<PaymentEvent>> => {
    const { object } = event.data;
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired': {
        const report = reportOf(parseShape(sessionShape, object));
        return { reference: report.reference, report };
      }
      case 'checkout.session.async_payment_failed': {
        const report = reportOf(parseShape(sessionShape, object));
        return { reference: report.reference, report: { ...report, outcome: 'declined' } };
      }
      case 'charge.refunded':
        return readCharge(parseShape(chargeShape, object));
      default:
        return {};
    }
  };

  /** Looks up an earlier refund, because Stripe keeps idempotency keys for a day only. */
  const findRefund = async (intent: string, paymentId: string) => {
    const known = await stripe.refunds.list({ payment_intent: intent });
    return known.data.find(
      (refund) =>
        refund.metadata?.['payment'] === paymentId && !FAILED_REFUNDS.includes(refund.status),
    );
  };

  const createRefund = (intent: string, paymentId: string): Promise<Stripe.Refund> =>
    stripe.refunds.create(
      { payment_intent: intent, reason: 'requested_by_customer', metadata: { payment: paymentId } },
      { idempotencyKey: `refund-${paymentId}` },
    );

  return {
    name: 'stripe',
    priceOf: (totalMinor) => ({ amountMinor: totalMinor, currency: CURRENCY }),
    start: async (request) => {
      const session = await stripe.checkout.sessions
        .create(sessionRequest(request), { idempotencyKey: request.paymentId })
        .catch((error: unknown) => {
          const isFinal = error instanceof Stripe.errors.StripeError && isRefusal(error.statusCode);
          throw isFinal ? new PaymentRefusedError(error.message) : error;
        });
      if (!session.url?.startsWith('https://')) throw new Error('Stripe returned no payment page.');
      return { reference: session.id, url: session.url };
    },
    getStatus,
    capture: getStatus,
    expire,
    refund: async ({ id, reference }) => {
      const session = await stripe.checkout.sessions.retrieve(reference);
      const intent = idOf(session.payment_intent);
      if (intent === undefined) throw new Error('Stripe has no payment to refund.');
      const refund = (await findRefund(intent, id)) ?? (await createRefund(intent, id));
      if (FAILED_REFUNDS.includes(refund.status)) throw new Error('Stripe could not refund.');
      return refund.id;
    },
    readEvent: async (rawBody, headers) => {
      const signature = headers.get('stripe-signature');
      if (!keys.webhookSecret || !signature) throw new UntrustedEventError('Unsigned event.');
      const signed = await stripe.webhooks
        .constructEventAsync(rawBody, signature, keys.webhookSecret)
        .catch(() => {
          throw new UntrustedEventError('Wrong signature.');
        });
      const event = parseShape(eventShape, signed);
      const reported = await readReport(event);
      return {
        eventId: event.id,
        type: event.type,
        reference: undefined,
        report: undefined,
        ...reported,
      };
    },
  };
}
