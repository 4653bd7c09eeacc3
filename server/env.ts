import { z } from 'zod';

/** Thrown when the environment is wrong; the message names every variable and how it should look. */
export class ConfigurationError extends Error {}

const whole = (min: number, max: number, example: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `must be a whole number from ${min} to ${max}, e.g. ${example}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

const url = (protocols: RegExp, example: string) =>
  z.string().refine((value) => {
    return URL.canParse(value) && protocols.test(new URL(value).protocol);
  }, `must be an address, e.g. ${example}`);

const email = (example: string) =>
  z.string().regex(/^[^\s@<>,"]+@[^\s@<>,"]+$/, `must be an e-mail address, e.g. ${example}`);

const line = z.string().regex(/^[^\r\n]*$/, 'must be one line');

const schema = z.object({
  PORT: whole(0, 65535, '3000').default(3000),
  HOST: line.optional(),
  DATA_DIR: line.default('./data'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'postgres://user:secret@localhost:5432/sadeel').optional(),
  DIST_DIR: line.default('dist'),
  PUBLIC_URL: url(/^https?:$/, 'https://shop.example').optional(),
  APP_SECRET: line.min(32, 'must be at least 32 random characters').optional(),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:secret@mail.example:587').optional(),
  MAIL_FROM: line.optional(),
  STRIPE_SECRET_KEY: line.optional(),
  STRIPE_WEBHOOK_SECRET: line.optional(),
  PAYPAL_CLIENT_ID: line.optional(),
  PAYPAL_CLIENT_SECRET: line.optional(),
  PAYPAL_ENVIRONMENT: z
    .enum(['sandbox', 'live'], { error: 'must be sandbox or live' })
    .default('sandbox'),
  PAYPAL_WEBHOOK_ID: line.optional(),
  COMPANY_NAME: line.default('Sadeel'),
  COMPANY_EMAIL: email('hello@sadeel.example').default('hello@sadeel.example'),
  COMPANY_PHONE: line.default('+971 4 000 0000'),
  SHOP_INBOX: email('orders@sadeel.example').optional(),
  TRUST_PROXY: whole(0, 10, '1').default(0),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
  CORS_ORIGINS: line.default(''),
});

const pairs = [
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'],
  ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID'],
] as const;

const checked = schema.superRefine((env, context) => {
  for (const [given, needed] of pairs) {
    if (env[given] === undefined || env[needed] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [needed], message: `is needed with ${given}` });
  }
});

/** The configuration as it stands in the environment; see the table in server/README.md. */
export type Env = z.infer<typeof schema>;

/**
 * Reads the environment once. An empty variable counts as not set.
 * @throws ConfigurationError
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.entries(source).filter(([, value]) => value?.trim());
  const result = checked.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new ConfigurationError(
    `The configuration is not right:\n${problems.join('\n')}\nEvery variable is described in server/README.md.`,
  );
}
