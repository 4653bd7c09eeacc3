import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../../../server/env.ts';
import { createProviders } from '../../../server/payments/createProviders.ts';
import { describeProviders, missingWebhooks } from '../../../server/payments/describeProviders.ts';
import { configOf } from '../../../server/config.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_x' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };
const HTTPS = { PUBLIC_URL: 'https://shop.example' };
const TABBY = { TABBY_SECRET_KEY: 'sk_test_x', TABBY_MERCHANT_CODE: 'sadeel_ae' };
const PRODUCTION = { NODE_ENV: 'production' };
const SANDBOX = { PAYMENTS: 'sandbox' };

async function providersIn(source: Record<string, string>) {
  const env = readEnv(source);
  const providers = await createProviders(env, configOf(env));
  const { stripe, paypal } = providers;
  return { names: [stripe?.name, paypal?.name], line: describeProviders(env, providers) };
}

describe('the payment providers', () => {
  it.each([
    ['without settings', {}],
    ['in tests', { NODE_ENV: 'test' }],
    ['on http', { PUBLIC_URL: 'http://shop.test:3000' }],
    ['with PAYMENTS=sandbox in production', { ...PRODUCTION, ...SANDBOX }],
    ['with PAYMENTS=sandbox on https', { ...HTTPS, ...SANDBOX }],
  ])('are the sandbox %s', async (_condition, source) => {
    const { names, line } = await providersIn(source);
    expect(names).toEqual(['sandbox', 'sandbox']);
    expect(line).toBe('Payments: sandbox, no money moves');
  });

  it.each([
    ['in production', PRODUCTION],
    ['in production, spelled otherwise', { NODE_ENV: ' PRODUCTION ' }],
    ['on https', HTTPS],
    ['on http behind a proxy', { PUBLIC_URL: 'http://shop.example', TRUST_PROXY: '1' }],
  ])('are not offered without keys %s', async (_condition, source) => {
    const { names, line } = await providersIn(source);
    expect(names).toEqual([undefined, undefined]);
    expect(line).toMatch(/^Payments: none, the checkout takes no orders/);
  });

  it.each([
    ['Stripe alone', STRIPE, ['stripe', undefined], 'Payments: Stripe live, PayPal off'],
    [
      'Stripe alone in production',
      { ...STRIPE, ...HTTPS },
      ['stripe', undefined],
      'Payments: Stripe live, PayPal off',
    ],
    [
      'Stripe with test keys',
      { STRIPE_SECRET_KEY: 'sk_test_x' },
      ['stripe', undefined],
      'Payments: Stripe test mode, no money moves, PayPal off',
    ],
    [
      'PayPal alone',
      PAYPAL,
      [undefined, 'paypal'],
      'Payments: Stripe off, PayPal sandbox environment, no money moves',
    ],
    [
      'both',
      { ...STRIPE, ...PAYPAL, PAYPAL_ENVIRONMENT: 'live' },
      ['stripe', 'paypal'],
      'Payments: Stripe live, PayPal live',
    ],
  ])('are those with keys: %s', async (_name, source, expected, text) => {
    const { names, line } = await providersIn(source);
    expect(names).toEqual(expected);
    expect(line).toBe(text);
  });

  it('offer instalments with the keys of Tabby, or on the sandbox with TABBY=sandbox', async () => {
    const offer = async (source: Record<string, string>) => {
      const env = readEnv(source);
      const providers = await createProviders(env, configOf(env));
      return [providers.tabby?.name, providers.tabby?.limits, describeProviders(env, providers)];
    };
    const all = { minMinor: 0, maxMinor: Infinity };
    const sandbox = { TABBY: 'sandbox', TABBY_MIN_AMOUNT: '200', TABBY_MAX_AMOUNT: '5000' };
    expect(await offer(sandbox)).toEqual([
      'sandbox',
      { minMinor: 200_00, maxMinor: 5000_00 },
      'Payments: sandbox, no money moves',
    ]);
    expect(await offer({ ...PRODUCTION, TABBY: 'sandbox' })).toEqual([
      undefined,
      undefined,
      expect.stringContaining('Payments: none'),
    ]);
    expect(await offer({ ...TABBY })).toEqual([
      'tabby',
      all,
      'Payments: Stripe off, PayPal off, Tabby test mode, no money moves',
    ]);
  });

  it.each([
    ['without settings', {}, []],
    ['with webhooks', { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_x' }, []],
    [
      'without webhooks',
      { ...STRIPE, ...PAYPAL, PAYPAL_ENVIRONMENT: 'live' },
      ['STRIPE_WEBHOOK_SECRET', 'PAYPAL_WEBHOOK_ID'],
    ],
    ['without that of Tabby', TABBY, ['TABBY_WEBHOOK_SECRET']],
  ])('warn at the start %s about those that are missing', async (_condition, source, missing) => {
    const env = readEnv(source);
    const warnings = missingWebhooks(env, await createProviders(env, configOf(env)));
    expect(warnings.map((text) => /^Warning: (\w+) is not set/.exec(text)?.[1])).toEqual(missing);
  });
});
