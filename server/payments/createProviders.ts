import type { Config } from '../config.ts';
import type { Env } from '../env.ts';
import type { PaymentsParts } from './payments.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox.ts';

async function stripeOf(env: Env): Promise<PaymentProvider | undefined> {
  if (env.STRIPE_SECRET_KEY === undefined) return undefined;
  const { stripeProvider } = await import('./stripe.ts');
  return stripeProvider({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  });
}

async function paypalOf(env: Env): Promise<PaymentProvider | undefined> {
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

/** The provider behind each choice of the checkout: the real one where keys are set, else the sandbox. */
export async function createProviders(
  env: Env,
  config: Config,
): Promise<PaymentsParts['providers']> {
  const sandbox = sandboxProvider(config.hasPublicUrl ? config.publicUrl : '');
  return {
    stripe: (await stripeOf(env)) ?? sandbox,
    paypal: (await paypalOf(env)) ?? sandbox,
  };
}
