import { z } from 'zod';
import type { AuthContract, VerifiedSession } from '../../src/contract/auth.ts';
import { CODE_LIFE_MS } from '../config.ts';
import { badRequest, tooMany } from '../http/errors.ts';
import type { RoutesFor } from '../http/route.ts';
import { emailText } from '../http/validation.ts';
import { signInCodeMail } from '../mail/templates/signInCode.ts';
import { guessCode, saveCode } from '../repositories/loginCodes.ts';
import { openSession, revokeSession } from '../repositories/sessions.ts';
import { count, reset, uncount } from '../repositories/throttles.ts';
import type { Counter } from '../repositories/throttles.ts';
import { findOrCreateUser } from '../repositories/users.ts';
import { newCode, refusalOf } from '../rules/otp.ts';
import type { Services } from '../services.ts';

const INVALID_OTP = 'Please enter a valid 6-digit OTP';
const DEAD_CODE = 'That code has expired. Ask for a new one.';
const TOO_MANY_CODES = 'Too many codes were asked for. Please wait a moment before trying again.';
const TOO_MANY_GUESSES = 'Too many wrong codes. Please wait before trying again.';

const sendBody = z.object({ email: emailText() });
const verifyBody = z.object({
  email: emailText(),
  otp: z.string({ error: INVALID_OTP }).regex(/^\d{6}$/, INVALID_OTP),
  firebaseToken: z
    .string({ error: 'firebaseToken must be text.' })
    .max(4096, 'firebaseToken is too long.')
    .default('no-push-token'),
});

function counters({ config, vault }: Services, email: string, client: string) {
  const counter = (bucket: keyof typeof config.limits, subject: string): Counter => ({
    bucket,
    subject: vault.hash(bucket, subject),
    policy: config.limits[bucket],
  });
  return {
    sendPerClient: counter('sendPerClient', client),
    sendPerEmail: counter('sendPerEmail', email),
    guessPerClient: counter('guessPerClient', client),
    guessPerEmail: counter('guessPerEmail', email),
  };
}

/** Makes a code and queues its mail; the answer never tells whether the address is known. */
async function sendCode(services: Services, email: string, client: string): Promise<void> {
  const { db, vault, mailer, config } = services;
  const now = services.clock.now();
  const limits = counters(services, email, client);
  await db.transaction().execute(async (trx) => {
    for (const limit of [limits.sendPerClient, limits.sendPerEmail]) {
      const wait = await count(trx, limit, now);
      if (wait > 0) throw tooMany(TOO_MANY_CODES, wait);
    }
    const code = newCode();
    await saveCode(trx, { email, codeHash: vault.hash('otp', `${email} ${code}`) }, now);
    const mail = signInCodeMail(config.company, email, code);
    await mailer.queue(trx, 'sign-in-code', mail, CODE_LIFE_MS);
  });
  mailer.wake();
}

type Outcome = { session: VerifiedSession } | { refusal: string };

/** Spends a guess. A refusal is returned, not thrown, so that the spent guess is kept. */
async function tryCode(
  services: Services,
  guess: { email: string; otp: string },
  client: string,
): Promise<Outcome> {
  const { db, vault } = services;
  const { email, otp } = guess;
  const now = services.clock.now();
  const limits = counters(services, email, client);
  return db.transaction().execute(async (trx): Promise<Outcome> => {
    for (const limit of [limits.guessPerClient, limits.guessPerEmail]) {
      const wait = await count(trx, limit, now);
      if (wait > 0) throw tooMany(TOO_MANY_GUESSES, wait);
    }
    const codeHash = vault.hash('otp', `${email} ${otp}`);
    const result = await guessCode(trx, { email, codeHash }, now);
    if (result.state === 'dead') return { refusal: DEAD_CODE };
    if (result.state === 'wrong') return { refusal: refusalOf(result.triesLeft) };
    await uncount(trx, limits.guessPerClient, now);
    await reset(trx, limits.guessPerEmail, now);
    const user = await findOrCreateUser(trx, email, now);
    const token = await openSession(trx, user.id, now);
    const admin = { _id: user.id, email, ...(user.name ? { name: user.name } : {}) };
    return { session: { message: 'You are signed in.', token, role: user.role, admin } };
  });
}

export const authRoutes: RoutesFor<AuthContract> = {
  'POST /user/send-otp': {
    auth: 'public',
    body: sendBody,
    handle: async ({ services, body, client }) => {
      await sendCode(services, body.email, client);
      return { message: 'We have sent a 6-digit code to your e-mail.' };
    },
  },
  'POST /user/verify-otp': {
    auth: 'public',
    body: verifyBody,
    handle: async ({ services, body, client }) => {
      const outcome = await tryCode(services, body, client);
      if ('refusal' in outcome) throw badRequest(outcome.refusal);
      return outcome.session;
    },
  },
  'POST /user/logout': {
    auth: 'required',
    handle: async ({ services, user }) => {
      await revokeSession(services.db, user.sessionId, services.clock.now());
      return { message: 'You are signed out.' };
    },
  },
};
