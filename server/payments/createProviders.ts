import type { Config } from '../config.ts';
import { isProduction } from '../env.ts';
import type { Env } from '../env.ts';
import type { PaymentsParts } from './types.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';

async function createStripe(env: Env): Promise<PaymentProvider | undefined> {
  if (env.STRIPE_SECRET_KEY === undefined) return undefined;
  const { stripeProvider } = await import('./stripe.ts');
  return stripeProvider({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  });
}

async function createPaypal(env: Env): Promise<PaymentProvider | undefined> {
  if (env.PAYPAL_CLIENT_ID === undefined || env.PAYPAL_CLIENT_SECRET === undefined) {
    return undefined;
  }
  const { paypalProvider } = await import('./paypal.ts');
  return paypalProvider({
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    environment: env.PAYPAL_ENVIRONMENT,
    webhookId: env.PAYPAL_WEBHOOK_ID,
  });
}

/**
 * Creates the payment provider of each payment type. A type without keys is not offered.
 * Without any keys the sandbox serves both types, in production only with PAYMENTS=sandbox, because anybody can mark an
 * order as paid there.
 */
export async function createProviders(
  env: Env,
  config: Config,
): Promise<PaymentsParts['providers']> {
  const stripe = await createStripe(env);
  const paypal = await createPaypal(env);
  if (stripe ?? paypal) return { ...(stripe && { stripe }), ...(paypal && { paypal }) };
  if (isProduction(env) && env.PAYMENTS !== 'sandbox') return {};
  const sandbox = sandboxProvider(config.hasPublicUrl ? config.publicUrl : '');
  return { stripe: sandbox, paypal: sandbox };
}
