import type { Env } from '../env.ts';
import { isTestKey } from '../paymentSettings.ts';
import type { PaymentsParts } from './types.ts';

type Keys = Pick<Env, 'STRIPE_SECRET_KEY' | 'PAYPAL_ENVIRONMENT' | 'TABBY_SECRET_KEY'>;

function keyMode(key = ''): string {
  return isTestKey(key) ? 'test mode, no money moves' : 'live';
}

function paypalMode({ PAYPAL_ENVIRONMENT: environment }: Keys): string {
  return environment === 'live' ? 'live' : 'sandbox environment, no money moves';
}

/** Line of the startup output with the mode of each payment provider. */
export function describeProviders(env: Keys, providers: PaymentsParts['providers']): string {
  const { stripe, paypal, tabby } = providers;
  if (stripe?.name === 'sandbox') return 'Payments: sandbox, no money moves';
  if (!stripe && !paypal && !tabby) {
    return 'Payments: none, the checkout takes no orders. Set the keys of Stripe or PayPal, or PAYMENTS=sandbox for a trial.';
  }
  const instalments = tabby ? `, Tabby ${keyMode(env.TABBY_SECRET_KEY)}` : '';
  return `Payments: Stripe ${stripe ? keyMode(env.STRIPE_SECRET_KEY) : 'off'}, PayPal ${paypal ? paypalMode(env) : 'off'}${instalments}`;
}

/** Warnings about providers whose events cannot be verified, so that a payment is confirmed only when it is checked. */
export function missingWebhooks(
  env: Pick<Env, 'STRIPE_WEBHOOK_SECRET' | 'PAYPAL_WEBHOOK_ID' | 'TABBY_WEBHOOK_SECRET'>,
  { stripe, paypal, tabby }: PaymentsParts['providers'],
): string[] {
  const missing = [
    stripe?.name === 'stripe' && env.STRIPE_WEBHOOK_SECRET === undefined && 'STRIPE_WEBHOOK_SECRET',
    paypal?.name === 'paypal' && env.PAYPAL_WEBHOOK_ID === undefined && 'PAYPAL_WEBHOOK_ID',
    tabby?.name === 'tabby' && env.TABBY_WEBHOOK_SECRET === undefined && 'TABBY_WEBHOOK_SECRET',
  ].filter((name) => name !== false);
  return missing.map(
    (name) =>
      `Warning: ${name} is not set, so payments of customers who do not return to the shop are confirmed minutes later.`,
  );
}
