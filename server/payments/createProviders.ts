import type { Config } from '../config.ts';
import { isProduction } from '../env.ts';
import type { Env } from '../env.ts';
import type { PaymentsParts } from './types.ts';
import { toMinor } from '../rules/money.ts';
import type { OrderLimits, PaymentProvider } from './provider.ts';
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

function limitsOf({ TABBY_MIN_AMOUNT: min, TABBY_MAX_AMOUNT: max }: Env): OrderLimits {
  return {
    minMinor: min === undefined ? 0 : toMinor(min),
    maxMinor: max === undefined ? Infinity : toMinor(max),
  };
}

async function createTabby(env: Env): Promise<PaymentProvider | undefined> {
  if (env.TABBY_SECRET_KEY === undefined || env.TABBY_MERCHANT_CODE === undefined) {
    return undefined;
  }
  const { tabbyProvider } = await import('./tabby.ts');
  return tabbyProvider({
    secretKey: env.TABBY_SECRET_KEY,
    merchantCode: env.TABBY_MERCHANT_CODE,
    webhookSecret: env.TABBY_WEBHOOK_SECRET,
    limits: limitsOf(env),
  });
}

/**
 * Creates the payment provider of each payment type. A type without keys is not offered.
 * Without any keys the sandbox serves both types of the specification, and instalments with TABBY=sandbox, in production only with PAYMENTS=sandbox, because anybody can mark an
 * order as paid there.
 */
export async function createProviders(
  env: Env,
  config: Config,
): Promise<PaymentsParts['providers']> {
  const stripe = await createStripe(env);
  const paypal = await createPaypal(env);
  const tabby = await createTabby(env);
  if (stripe ?? paypal ?? tabby) {
    return { ...(stripe && { stripe }), ...(paypal && { paypal }), ...(tabby && { tabby }) };
  }
  if (isProduction(env) && env.PAYMENTS !== 'sandbox') return {};
  const sandbox = sandboxProvider(config.hasPublicUrl ? config.publicUrl : '');
  const instalments = env.TABBY === 'sandbox' && { ...sandbox, limits: limitsOf(env) };
  return { stripe: sandbox, paypal: sandbox, ...(instalments && { tabby: instalments }) };
}
