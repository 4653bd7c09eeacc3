import type { ApiCall } from '../../src/contract/api.ts';
import type { VerifiedSession } from '../../src/contract/auth.ts';
import type { Log } from '../log.ts';
import { SECURITY_REFUSALS } from '../limits/clients.ts';
import { personReference } from '../personReference.ts';
import type { Secrets } from '../secrets.ts';
import type { Clock } from '../clock.ts';
import type { ShareOf } from '../serverCount.ts';
import type { ClientNetworks } from './client.ts';
import { HttpError } from './errors.ts';
import { createRateLimiter } from './rateLimiter.ts';

const OK = 200;
const BAD_REQUEST = 400;
const TOO_MANY = 429;

/** Security events by call and status of the response. */
const EVENTS: Partial<Record<ApiCall, Readonly<Record<number, string>>>> = {
  'POST /user/send-otp': { [OK]: 'code-sent', [TOO_MANY]: 'codes-limited' },
  'POST /user/verify-otp': {
    [OK]: 'signed-in',
    [BAD_REQUEST]: 'wrong-code',
    [TOO_MANY]: 'guesses-limited',
  },
  'POST /user/sign-in-with-passkey': {
    [OK]: 'signed-in-with-passkey',
    [BAD_REQUEST]: 'passkey-refused',
    [TOO_MANY]: 'passkeys-limited',
  },
  'POST /user/add-passkey': { [OK]: 'passkey-added' },
  'POST /user/remove-passkey': { [OK]: 'passkey-removed' },
  'POST /user/logout': { [OK]: 'signed-out' },
  'POST /user/revoke-session': { [OK]: 'session-revoked' },
  'POST /user/revoke-sessions': { [OK]: 'sessions-revoked' },
  'GET /user/export-account': { [OK]: 'account-exported', [TOO_MANY]: 'exports-limited' },
  'POST /user/send-closing-code': { [OK]: 'closing-code-sent', [TOO_MANY]: 'codes-limited' },
  'POST /user/close-account': {
    [OK]: 'account-closed',
    [BAD_REQUEST]: 'wrong-closing-code',
    [TOO_MANY]: 'guesses-limited',
  },
};

/** Who sent a request. */
export interface SecuritySubject {
  email: string | undefined;
  client: ClientNetworks;
}

/** Logs the security events of requests; see `createSecurityLog`. */
export type SecurityLog = <Result>(
  call: string,
  subject: SecuritySubject,
  handle: () => Promise<Result>,
) => Promise<Result>;

const REFERENCE_LENGTH = 16;

/** The customer of a new session: a passkey names nobody before it is verified. */
function signedInEmail(result: unknown): string | undefined {
  return (result as Partial<VerifiedSession> | undefined)?.admin?.email;
}

/**
 * Writes one line per security event, with keyed hashes instead of e-mail and IP addresses. Refusals by a rate limit are
 * logged at a bounded rate, because any client can cause any number of them.
 */
export function createSecurityLog(
  log: Log,
  clock: Clock,
  { secrets, shareOf }: { secrets: Pick<Secrets, 'hash'>; shareOf: ShareOf },
) {
  const refusals = createRateLimiter(SECURITY_REFUSALS, clock, shareOf);
  const report = (call: string, status: number, { email, client }: SecuritySubject): void => {
    const event = EVENTS[call as ApiCall]?.[status];
    if (event === undefined || (status === TOO_MANY && refusals.take(client) > 0)) return;
    log.info('security', {
      event,
      person: email === undefined ? undefined : personReference(secrets, email),
      client: `client-${secrets.hash('client', client[0]).slice(0, REFERENCE_LENGTH)}`,
    });
  };
  const logged: SecurityLog = async (call, subject, handle) => {
    try {
      const result = await handle();
      report(call, OK, { ...subject, email: subject.email ?? signedInEmail(result) });
      return result;
    } catch (error) {
      if (error instanceof HttpError) report(call, error.status, subject);
      throw error;
    }
  };
  return logged;
}
