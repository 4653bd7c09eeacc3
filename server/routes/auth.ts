import { z } from 'zod';
import type { AuthContract, VerifiedSession } from '../../src/contract/auth.ts';
import { CODE_LIFE_MS } from '../config.ts';
import { badRequest, unavailable } from '../http/errors.ts';
import type { RoutesFor } from '../http/route.ts';
import { SITE, counterOf, countOrRefuse } from '../http/throttling.ts';
import { emailText } from '../http/validation.ts';
import { signInCodeMail } from '../mail/templates/signInCode.ts';
import { guessCode, saveCode } from '../repositories/loginCodes.ts';
import { openSession, revokeSession } from '../repositories/sessions.ts';
import { reset, uncount } from '../repositories/throttles.ts';
import { findOrCreateUser } from '../repositories/users.ts';
import { newCode, refusalOf } from '../rules/otp.ts';
import type { Services } from '../services.ts';

const INVALID_OTP = 'Please enter a valid 6-digit OTP';
const DEAD_CODE = 'That code has expired. Ask for a new one.';
const TOO_MANY_CODES = 'Too many codes were asked for. Please wait a moment before trying again.';
const MAIL_IS_DOWN = 'We cannot send e-mails at the moment. Please try again in a few minutes.';
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

/** Makes a code and queues its mail; the answer never tells whether the address is known. */
async function sendCode(services: Services, email: string, client: string): Promise<void> {
  const { db, vault, mailer, config, clock } = services;
  if (mailer.isDown()) throw unavailable(MAIL_IS_DOWN);
  const limits = [
    counterOf(services, 'sendPerClient', client),
    counterOf(services, 'sendPerEmail', email),
    counterOf(services, 'sendSite', SITE),
  ];
  await db.transaction().execute(async (trx) => {
    await countOrRefuse(trx, services, limits, TOO_MANY_CODES);
    const code = newCode();
    await saveCode(trx, { email, codeHash: vault.hash('otp', `${email} ${code}`) }, clock.now());
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
  const { db, vault, clock } = services;
  const { email, otp } = guess;
  const now = clock.now();
  const perClient = counterOf(services, 'guessPerClient', client);
  const perEmail = counterOf(services, 'guessPerEmail', email);
  const site = counterOf(services, 'guessSite', SITE);
  return db.transaction().execute(async (trx): Promise<Outcome> => {
    await countOrRefuse(trx, services, [perClient, perEmail, site], TOO_MANY_GUESSES);
    const codeHash = vault.hash('otp', `${email} ${otp}`);
    const result = await guessCode(trx, { email, codeHash }, now);
    if (result.state === 'wrong') return { refusal: refusalOf(result.triesLeft) };
    await uncount(trx, site, now);
    if (result.state === 'dead') {
      // Without a live code nothing was guessed; counting it would let strangers lock an address out.
      await uncount(trx, perEmail, now);
      return { refusal: DEAD_CODE };
    }
    await uncount(trx, perClient, now);
    await reset(trx, perEmail, now);
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
