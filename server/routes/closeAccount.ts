import type { Language } from '../../src/contract/common.ts';
import { erasePerson } from '../customers/erasePerson.ts';
import { emptyLog } from '../db/compact.ts';
import { reasonOf } from '../errorDetails.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { badRequest, conflict, unavailable } from '../http/errors.ts';
import type { HttpError } from '../http/errors.ts';
import type { Write } from '../http/write.ts';
import { CODE_LIFE_MS } from '../limits/signIn.ts';
import { closingCodeMail } from '../mail/templates/closingCode.ts';
import type { MessageText } from '../messages/messages.ts';
import { guessClosingCode, saveClosingCode } from '../repositories/closingCodes.ts';
import { unfinishedOrders } from '../repositories/customers.ts';
import type { OwnSession, SessionUser } from '../repositories/sessions.ts';
import { uncount } from '../repositories/throttles.ts';
import { newCode } from '../rules/otp.ts';
import type { Services } from '../services.ts';

/** Orders that a message names; messages are short. */
const NAMED_ORDERS = 3;

function refuseUnfinished(numbers: readonly string[]): HttpError {
  const others = Math.max(0, numbers.length - NAMED_ORDERS);
  return conflict((m) => m.shop.ordersUnfinished(numbers.slice(0, NAMED_ORDERS), others));
}

/** The customer whose account is to be closed. */
interface Leaving {
  write: Write;
  user: SessionUser;
}

const ownSession = ({ sessionId, id }: SessionUser): OwnSession => ({ id: sessionId, userId: id });

/** The session is part of the hash, and the purpose differs from that of sign-in codes. */
function codeHashOf({ secrets }: Services, user: SessionUser, code: string): string {
  return secrets.hash('closing-code', `${user.sessionId} ${code}`);
}

/**
 * Mails the code that closes the account, which only this session can use.
 * @throws HttpError 409 when orders are not completed or refunded, 429, 503 during a mail outage
 */
export async function sendClosingCode(
  services: Services,
  { write, user }: Leaving,
  language: Language,
): Promise<void> {
  const { mailer, config, clock } = services;
  if (mailer.isDown()) throw unavailable((m) => m.shop.mailIsDown);
  await write(async (trx) => {
    const unfinished = await unfinishedOrders(trx, user.id);
    if (unfinished.length > 0) throw refuseUnfinished(unfinished);
    const subjects = [counterOf(services, 'closingCodesPerCustomer', user.id)];
    await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyCodes);
    const code = newCode();
    const codeHash = codeHashOf(services, user, code);
    await saveClosingCode(trx, { ...ownSession(user), codeHash }, clock.now());
    const mail = closingCodeMail(config.company, user.email, { code, language });
    await mailer.queue(trx, 'closing-code', mail, CODE_LIFE_MS);
  });
  mailer.wake();
}

/** Counts and checks one guess, then erases. Returns a rejection of the code, so that the guess is committed. */
async function eraseWithCode(
  services: Services,
  { write, user }: Leaving,
  otp: string,
): Promise<MessageText | undefined> {
  const now = services.clock.now();
  return write(async (trx) => {
    const counter = counterOf(services, 'closingGuessesPerCustomer', user.id);
    await enforceRateLimit(trx, services, { subjects: [counter] }, (m) => m.shop.tooManyGuesses);
    const codeHash = codeHashOf(services, user, otp);
    const guess = await guessClosingCode(trx, { ...ownSession(user), codeHash }, now);
    if (guess.state === 'wrong') return (m) => m.shop.wrongCode(guess.triesLeft);
    if (guess.state === 'dead') {
      await uncount(trx, counter, now);
      return (m) => m.shop.expiredCode;
    }
    const erasure = await erasePerson(trx, services, user);
    if ('unfinished' in erasure) throw refuseUnfinished(erasure.unfinished);
    return undefined;
  });
}

/**
 * Closes the account with a mailed code: erases the person, and with it all sessions.
 * @throws HttpError 400 for a wrong or expired code, 401 when another request closed the account first, 409 when orders
 * are not completed or refunded, 429
 */
export async function closeAccount(
  services: Services,
  leaving: Leaving,
  otp: string,
): Promise<void> {
  const refusal = await eraseWithCode(services, leaving, otp);
  if (refusal) throw badRequest(refusal);
  // The account is closed: housekeeping empties the log later, e.g. when the disk has space again.
  await emptyLog(services).catch((error: unknown) => {
    services.log.warn('The log of the database could not be emptied and will be within the hour.', {
      reason: reasonOf(error),
    });
  });
}
