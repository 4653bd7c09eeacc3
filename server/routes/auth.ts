import { z } from 'zod';
import type { AuthContract } from '../../src/contract/auth.ts';
import type { Language } from '../../src/contract/common.ts';
import { badRequest, unavailable } from '../http/errors.ts';
import { enforceRateLimit } from '../http/enforceRateLimit.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { codeText, emailText } from '../http/validation.ts';
import { CODE_LIFE_MS } from '../limits/signIn.ts';
import type { MessageText } from '../messages/messages.ts';
import { signInCodeMail } from '../mail/templates/signInCode.ts';
import { revokeSession } from '../repositories/sessions.ts';
import { guessCode, saveCode } from '../repositories/signInCodes.ts';
import type { Requester } from '../repositories/signInCodes.ts';
import { reset, uncount } from '../repositories/throttles.ts';
import { findOrCreateUser, lockAccount } from '../repositories/users.ts';
import { newCode } from '../rules/otp.ts';
import type { Services } from '../services.ts';
import { codeLimits, guessLimits } from './signInLimits.ts';
import type { Caller } from './signInLimits.ts';
import { createSession } from './verifiedSession.ts';
import type { NewSession } from './verifiedSession.ts';

const sendBody = localized((m) => z.object({ email: emailText(m) }));
const verifyBody = localized((m) =>
  z.object({
    email: emailText(m),
    otp: codeText(m),
    firebaseToken: z
      .string({ error: m.requests.notText('firebaseToken') })
      .max(4096, m.requests.tokenTooLong)
      .default('no-push-token'),
  }),
);

function requesterOf({ secrets }: Services, { email, client, device }: Caller): Requester {
  return { email, device: device.hash, network: secrets.hash('code-network', client[0]) };
}

/** Hash under which a code is stored and compared. */
function codeHashOf({ secrets }: Services, email: string, code: string): string {
  return secrets.hash('otp', `${email} ${code}`);
}

/** Creates a code and queues its mail; the response does not reveal whether the e-mail address is known. */
async function sendCode(services: Services, caller: Caller, language: Language): Promise<void> {
  const { db, mailer, config, clock } = services;
  const { email, device } = caller;
  if (mailer.isDown()) throw unavailable((m) => m.shop.mailIsDown);
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const limits = await codeLimits(trx, services, caller);
    await enforceRateLimit(trx, services, limits, (m) => m.shop.tooManyCodes);
    const code = newCode();
    const codeHash = codeHashOf(services, email, code);
    const requester = requesterOf(services, caller);
    await saveCode(trx, { ...requester, codeHash, isBound: device.isReturning }, now);
    const mail = signInCodeMail(config.company, email, { code, language });
    await mailer.queue(trx, 'sign-in-code', mail, CODE_LIFE_MS);
  });
  device.keep();
  mailer.wake();
}

/** A session without the response's message, or why there is none. */
type Outcome = { session: NewSession } | { refusal: MessageText };

/** Counts and checks one guess. Returns a rejection instead of throwing it, so that the guess is committed. */
async function tryCode(
  services: Services,
  caller: Caller,
  { otp, userAgent }: { otp: string; userAgent: string },
): Promise<Outcome> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx): Promise<Outcome> => {
    // Like the writes of customers, so that a sign-in waits while the account is being closed.
    await lockAccount(trx, caller);
    const { ofMailbox, ofClient } = await guessLimits(trx, services, caller);
    const subjects = [...ofMailbox, ...ofClient];
    await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyGuesses);
    const codeHash = codeHashOf(services, caller.email, otp);
    const result = await guessCode(trx, { ...requesterOf(services, caller), codeHash }, now);
    if (result.state === 'wrong') {
      return { refusal: (m) => m.shop.wrongCode(result.triesLeft) };
    }
    if (result.state === 'dead') {
      // Without a valid code the guess does not count, or strangers could lock out a customer.
      for (const counter of ofMailbox) await uncount(trx, counter, now);
      return { refusal: (m) => m.shop.expiredCode };
    }
    for (const counter of ofClient) await uncount(trx, counter, now);
    for (const counter of ofMailbox) await reset(trx, counter, now);
    const user = await findOrCreateUser(trx, caller.email, now);
    const { device } = caller;
    return { session: await createSession(trx, services, { user, device, userAgent }) };
  });
}

export const authRoutes: RoutesFor<AuthContract> = {
  'POST /user/send-otp': {
    auth: 'public',
    body: sendBody,
    handle: async ({ services, body: { email }, client, device, proof, language, messages }) => {
      await sendCode(services, { email, client, device: device(), proof }, language);
      return { message: messages.shop.codeSent };
    },
  },
  'POST /user/verify-otp': {
    auth: 'public',
    body: verifyBody,
    handle: async ({ services, body: { email, otp }, client, device, userAgent, messages }) => {
      const caller = { email, client, device: device(), proof: undefined };
      const outcome = await tryCode(services, caller, { otp, userAgent });
      if ('refusal' in outcome) throw badRequest(outcome.refusal);
      return { message: messages.shop.signedIn, ...outcome.session };
    },
  },
  'POST /user/logout': {
    auth: 'required',
    handle: async ({ services: { clock }, write, user, messages }) => {
      const own = { id: user.sessionId, userId: user.id };
      await write((trx) => revokeSession(trx, own, clock.now()));
      return { message: messages.shop.signedOut };
    },
  },
};
