import { isIP } from 'node:net';
import { z } from 'zod';
import { factSettings } from './factSettings.ts';
import { invalidFacts } from './firstFacts.ts';
import {
  hours,
  invalidVariables,
  mailbox,
  parsed,
  refuseProblems,
  setVariables,
  singleLine,
  weekdays,
} from './envValues.ts';
import { DATABASE_CONNECTIONS } from './limits/servers.ts';
import { MEDIA_TOGETHER, mediaSettings } from './mediaSettings.ts';
import { mixedProviders, tabbySettings } from './paymentSettings.ts';
import { PROOF_ABOVE } from './rateLimits.ts';

const integer = (min: number, max: number, example: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `must be a whole number from ${min} to ${max}, e.g. ${example}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

const url = (protocols: RegExp, example: string) =>
  z.string().refine((value) => {
    return URL.canParse(value) && protocols.test(new URL(value).protocol);
  }, `must be a URL, e.g. ${example}`);

/** Nodemailer prefers options in the URL to those of the code. */
const smtpUrl = url(/^smtps?:$/, 'smtp://user:secret@mail.example:587').refine(
  (value) => !URL.canParse(value) || new URL(value).search === '',
  'must not have options, which could switch STARTTLS off: remove what follows the “?”',
);

/** Origin of an http(s) URL without a path, else `undefined`. */
function originOf(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { origin, protocol, href } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
}

const origins = parsed((value) => {
  const given = value.split(',').flatMap((part) => part.trim() || []);
  const found = given.flatMap((part) => originOf(part) ?? []);
  return found.length < given.length ? undefined : found;
}, 'must be origins, e.g. https://shop.example');

const places = singleLine.transform((value) =>
  value.split(',').flatMap((part) => part.trim() || []),
);

const host = singleLine.refine(
  (value) => isIP(value) > 0 || /^[a-z0-9.-]+$/i.test(value),
  'must be a name or an IP address, e.g. 127.0.0.1',
);

const sender = singleLine.regex(
  /^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
  'must be a sender, e.g. Sadeel <hello@sadeel.example>',
);

const schema = z.object({
  NODE_ENV: singleLine.optional(),
  PORT: integer(0, 65535, '3000').default(3000),
  HOST: host.optional(),
  DATA_DIR: singleLine.default('./data'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'postgres://user:secret@localhost:5432/sadeel').optional(),
  DATABASE_CONNECTIONS: integer(1, 1000, '10').default(DATABASE_CONNECTIONS),
  DIST_DIR: singleLine.default('dist'),
  SERVER_RENDER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  PUBLIC_URL: parsed(
    originOf,
    'must be a URL without a path, e.g. https://shop.example',
  ).optional(),
  APP_SECRET: singleLine.min(32, 'must be at least 32 random characters').optional(),
  SMTP_URL: smtpUrl.optional(),
  SMTP_ALLOW_PLAIN: z.enum(['1'], { error: 'must be 1 or not set' }).optional(),
  MAIL_FROM: sender.optional(),
  PAYMENTS: z.enum(['sandbox'], { error: 'must be sandbox or not set' }).optional(),
  STRIPE_SECRET_KEY: singleLine.optional(),
  STRIPE_WEBHOOK_SECRET: singleLine.optional(),
  PAYPAL_CLIENT_ID: singleLine.optional(),
  PAYPAL_CLIENT_SECRET: singleLine.optional(),
  PAYPAL_ENVIRONMENT: z
    .enum(['sandbox', 'live'], { error: 'must be sandbox or live' })
    .default('sandbox'),
  PAYPAL_WEBHOOK_ID: singleLine.optional(),
  ...tabbySettings,
  ...factSettings,
  ...mediaSettings,
  SHOP_INBOX: mailbox('orders@sadeel.example').optional(),
  TRAVEL_AREA: places.prefault('Dubai, Sharjah, Ajman, Abu Dhabi'),
  VISIT_HOURS: hours.prefault('9-19'),
  VISIT_DAYS_OFF: weekdays.prefault('Sunday'),
  VISIT_LEAD_HOURS: integer(0, 336, '2').default(2),
  VISIT_CAPACITY: integer(0, 99, '1').default(1),
  FITTING_CAPACITY: integer(0, 99, '1').default(1),
  TRUST_PROXY: integer(0, 10, '1').default(0),
  CLIENT_CONNECTIONS: integer(1, 99_999, '100').default(100),
  PROOF_ABOVE: integer(1, 1000, '20').default(PROOF_ABOVE),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
  METRICS_TOKEN: singleLine.min(32, 'must be at least 32 random characters').optional(),
  SHOP_STAFF: singleLine.max(80, 'must have at most 80 characters').optional(),
  CORS_ORIGINS: origins.prefault(''),
});

const REQUIRED_TOGETHER = [
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'],
  ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID'],
  ['TABBY_SECRET_KEY', 'TABBY_MERCHANT_CODE'],
  ['TABBY_MERCHANT_CODE', 'TABBY_SECRET_KEY'],
  ...MEDIA_TOGETHER,
] as const;

/** Keys that enable a payment provider. */
const PROVIDER_KEYS = ['STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID', 'TABBY_SECRET_KEY'] as const;
/** Settings that turn on a sandbox, which no provider with keys may stand beside. */
const SANDBOXES = ['PAYMENTS', 'TABBY'] as const;

/** The configuration from the environment (docs/settings.md). */
export type Env = z.infer<typeof schema>;

/** Whether the shop runs in production: by NODE_ENV, with an https PUBLIC_URL, or behind a proxy. */
export function isProduction({
  NODE_ENV,
  PUBLIC_URL,
  TRUST_PROXY,
}: Pick<Env, 'NODE_ENV' | 'PUBLIC_URL' | 'TRUST_PROXY'>): boolean {
  const isNamedSo = NODE_ENV?.toLowerCase() === 'production';
  return isNamedSo || TRUST_PROXY > 0 || (PUBLIC_URL?.startsWith('https://') ?? false);
}

function problemsOf(given: Record<string, string | undefined>): string[] {
  const { data, error } = schema.safeParse(given);
  const missing = REQUIRED_TOGETHER.flatMap(([one, other]) =>
    given[one] !== undefined && given[other] === undefined ? `${other} is needed with ${one}` : [],
  );
  const contradicting = SANDBOXES.flatMap((sandbox) =>
    PROVIDER_KEYS.filter((name) => given[sandbox] === 'sandbox' && given[name] !== undefined).map(
      (name) => `${sandbox}=sandbox takes no money but ${name} is set: remove one of the two`,
    ),
  );
  return [
    ...invalidVariables(error),
    ...missing,
    ...contradicting,
    ...(data ? [...invalidFacts(data), ...(isProduction(data) ? mixedProviders(data) : [])] : []),
  ];
}

/**
 * Reads and validates the environment. An empty variable counts as not set.
 * @throws ConfigurationError
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = setVariables(source);
  refuseProblems(problemsOf(given));
  return schema.parse(given);
}
