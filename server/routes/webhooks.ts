import type { Context, Hono } from 'hono';
import type { PaymentProviderName } from '../db/orderTables.ts';
import { reasonOf } from '../errorDetails.ts';
import { clientAddress, clientNetworks } from '../http/client.ts';
import type { ClientNetworks } from '../http/client.ts';
import { badRequest, notFound, unavailable } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { readBody } from '../http/request.ts';
import { EVENT_VERIFICATIONS } from '../limits/clients.ts';
import { createRequestLimiter, TooManyRequestsError } from '../payments/requestLimiter.ts';
import type { RequestLimiter } from '../payments/requestLimiter.ts';
import { InvalidEventError } from '../payments/eventShapes.ts';
import { PaymentUnavailableError } from '../payments/errors.ts';
import { UntrustedEventError } from '../payments/provider.ts';
import type { MessageText } from '../messages/messages.ts';
import type { EventChecks, PaymentEvent, PaymentProvider } from '../payments/provider.ts';
import { hasEvent } from '../repositories/paymentEvents.ts';
import type { Services } from '../services.ts';

/** Response to a rejected event, which the provider resends. */
const tryAgain: MessageText = (m) => m.requests.eventNotTaken;

function checksFor(
  { db }: Services,
  { name, networks, limiter }: { name: PaymentProviderName } & Caller,
): EventChecks {
  return {
    isRecorded: (eventId) => hasEvent(db, name, eventId),
    limit: (call) => limiter.run(networks, call),
  };
}

/** Client that sends an event, and the limiter for the requests to verify it. */
interface Caller {
  networks: ClientNetworks;
  limiter: RequestLimiter;
}

async function readEvent(
  services: Services,
  provider: PaymentProvider,
  request: Request,
  caller: Caller,
): Promise<PaymentEvent | undefined> {
  const rawBody = new TextDecoder().decode(await readBody(request));
  const { name } = provider;
  const checks = checksFor(services, { name, ...caller });
  return provider.readEvent(rawBody, request.headers, checks).catch((error: unknown) => {
    if (error instanceof UntrustedEventError) throw badRequest((m) => m.requests.badSignature);
    if (error instanceof InvalidEventError) throw badRequest((m) => m.requests.incompleteEvent);
    if (error instanceof TooManyRequestsError) throw unavailable(tryAgain, error.retryAfterMs);
    services.log.warn('An event could not be verified.', {
      provider: name,
      reason: reasonOf(error),
    });
    throw unavailable(tryAgain);
  });
}

async function takeEvent(
  services: Services,
  name: PaymentProviderName,
  request: Request,
  caller: Caller,
): Promise<void> {
  const { payments } = services;
  const provider = payments.provider(name);
  if (!provider) throw notFound((m) => m.requests.noProvider);
  const event = await readEvent(services, provider, request, caller);
  if (!event) return;
  await payments.receive(name, event).catch((error: unknown) => {
    throw error instanceof PaymentUnavailableError ? unavailable(tryAgain) : error;
  });
  payments.worker.wake();
}

/** Webhooks of the payment providers; only signed events are accepted. */
export function registerWebhooks(app: Hono, services: Services): void {
  const { clock, serverCount } = services;
  const limiter = createRequestLimiter(EVENT_VERIFICATIONS, clock, serverCount.shareOf);
  const callerOf = (context: Context): Caller => {
    const address = clientAddress(context, services.config.trustProxy);
    return { networks: clientNetworks(address), limiter };
  };
  for (const name of ['stripe', 'paypal', 'tabby'] as const) {
    app.post(`/api/webhooks/${name}`, async (context) => {
      await takeEvent(services, name, context.req.raw, callerOf(context));
      return context.json({ message: 'Received.' });
    });
    refuseOtherMethods(app, `/api/webhooks/${name}`, ['POST']);
  }
}
