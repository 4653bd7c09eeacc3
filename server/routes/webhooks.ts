import type { Hono } from 'hono';
import type { PaymentProviderName } from '../db/orderTables.ts';
import { reasonOf } from '../errorFacts.ts';
import { badRequest, notFound, unavailable } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { readBody } from '../http/request.ts';
import { PaymentUnavailableError } from '../payments/payments.ts';
import { UntrustedEventError } from '../payments/provider.ts';
import type { PaymentEvent, PaymentProvider } from '../payments/provider.ts';
import type { Services } from '../services.ts';

/** The provider sends an event that was not taken again later. */
const TRY_AGAIN = 'The event could not be taken now.';

async function readEvent(
  { log }: Services,
  provider: PaymentProvider,
  request: Request,
): Promise<PaymentEvent> {
  const rawBody = new TextDecoder().decode(await readBody(request));
  return provider.readEvent(rawBody, request.headers).catch((error: unknown) => {
    if (error instanceof UntrustedEventError) throw badRequest('The signature is not valid.');
    log.warn('An event could not be verified.', {
      provider: provider.name,
      reason: reasonOf(error),
    });
    throw unavailable(TRY_AGAIN);
  });
}

async function takeEvent(
  services: Services,
  name: PaymentProviderName,
  request: Request,
): Promise<void> {
  const { payments } = services;
  const provider = payments.provider(name);
  if (!provider) throw notFound('This payment provider is not set up.');
  const event = await readEvent(services, provider, request);
  await payments.receive(name, event).catch((error: unknown) => {
    throw error instanceof PaymentUnavailableError ? unavailable(TRY_AGAIN) : error;
  });
  payments.worker.wake();
}

/** The providers' news about payments, believed only when they are signed. */
export function registerWebhooks(app: Hono, services: Services): void {
  for (const name of ['stripe', 'paypal'] as const) {
    app.post(`/api/webhooks/${name}`, async (context) => {
      await takeEvent(services, name, context.req.raw);
      return context.json({ message: 'Received.' });
    });
    refuseOtherMethods(app, `/api/webhooks/${name}`, ['POST']);
  }
}
