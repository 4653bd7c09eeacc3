import type { Tx } from '../db/open.ts';
import { isSessionLive } from '../repositories/sessions.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { lockAccount } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { unauthorized } from './errors.ts';

/** Runs the writes of a request in one transaction. */
export type Write = <Result>(work: (trx: Tx) => Promise<Result>) => Promise<Result>;

/** Writes of a request without a session. */
export function writeAsVisitor({ db }: Pick<Services, 'db'>): Write {
  return (work) => db.transaction().execute(work);
}

/**
 * Writes of a customer, who may have signed out or closed the account since the request was authenticated. All writes
 * of an account, signing in and out and closing it lock its row first, so they run one after the other.
 * @throws HttpError 401 when the session has ended
 */
export function writeAsCustomer({ db, clock }: Services, user: SessionUser): Write {
  const own = { id: user.sessionId, userId: user.id };
  return (work) =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, { id: user.id });
      if (!(await isSessionLive(trx, own, clock.now()))) throw unauthorized('Invalid token');
      return work(trx);
    });
}
