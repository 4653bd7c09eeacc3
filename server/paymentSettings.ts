import { z } from 'zod';
import { singleLine } from './envValues.ts';

const dirhams = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be whole dirhams from 1 to 999999, e.g. 5000')
  .transform(Number);

/** Instalments by Tabby, which are offered with these settings only (docs/settings.md). */
export const tabbySettings = {
  TABBY: z.enum(['sandbox'], { error: 'must be sandbox or not set' }).optional(),
  TABBY_SECRET_KEY: singleLine.optional(),
  TABBY_MERCHANT_CODE: singleLine.max(100, 'must have at most 100 characters').optional(),
  TABBY_WEBHOOK_SECRET: singleLine.min(32, 'must be at least 32 random characters').optional(),
  TABBY_MIN_AMOUNT: dirhams.optional(),
  TABBY_MAX_AMOUNT: dirhams.optional(),
};

export type TabbyEnv = z.infer<z.ZodObject<typeof tabbySettings>>;

/** Whether a key of Stripe or Tabby is one of test mode, in which no money moves. */
export function isTestKey(key: string): boolean {
  return /^[a-z]+_test_/.test(key);
}

interface ProviderEnv extends TabbyEnv {
  STRIPE_SECRET_KEY?: string | undefined;
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_ENVIRONMENT: 'sandbox' | 'live';
}

/** The setting of a provider that says whether it is live, and what it says. */
interface Mode {
  name: string;
  is: string;
  isLive: boolean;
}

function modesOf(env: ProviderEnv): Mode[] {
  const ofKey = (name: string, key: string | undefined): Mode[] => {
    if (key === undefined) return [];
    const isLive = !isTestKey(key);
    return [{ name, is: isLive ? 'live' : 'a test key', isLive }];
  };
  const environment = env.PAYPAL_ENVIRONMENT;
  return [
    ...ofKey('STRIPE_SECRET_KEY', env.STRIPE_SECRET_KEY),
    ...ofKey('TABBY_SECRET_KEY', env.TABBY_SECRET_KEY),
    ...(env.PAYPAL_CLIENT_ID === undefined
      ? []
      : [{ name: 'PAYPAL_ENVIRONMENT', is: environment, isLive: environment === 'live' }]),
  ];
}

/** A sentence about one live provider and one for tests, where orders could be paid without money. */
export function mixedProviders(env: ProviderEnv): string[] {
  const [first, ...others] = modesOf(env);
  const other = others.find(({ isLive }) => isLive !== first?.isLive);
  if (!first || !other) return [];
  return [
    `${first.name} is ${first.is} but ${other.name} is ${other.is}, so orders would be paid without money: set both to live or both to test`,
  ];
}
