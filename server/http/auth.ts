import { findSession } from '../repositories/sessions.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import type { Services } from '../services.ts';
import { isToken } from '../secrets.ts';
import { unauthorized } from './errors.ts';

/** Credentials of the Bearer scheme; any other scheme counts as no token. */
const BEARER = /^Bearer +(\S.*)$/i;

/** Token of the Authorization header, valid or not; `undefined` without one. */
function tokenOf(header: string | undefined): string | undefined {
  return BEARER.exec(header?.trim() ?? '')?.[1];
}

/**
 * The signed-in user of a request.
 * @throws HttpError 401 with one of the three session messages (product 13.5)
 */
export async function requireUser(
  services: Services,
  header: string | undefined,
): Promise<SessionUser> {
  const token = tokenOf(header);
  if (token === undefined) throw unauthorized('Token not found');
  if (!isToken(token)) throw unauthorized('Invalid token');
  const session = await findSession(services.db, token, services.clock.now());
  if (session.state === 'expired') throw unauthorized('Token expired');
  if (session.state === 'unknown') throw unauthorized('Invalid token');
  return session.user;
}

/** The user of a public request; `undefined` without a valid token. */
export async function optionalUser(
  services: Services,
  header: string | undefined,
): Promise<SessionUser | undefined> {
  const token = tokenOf(header);
  if (token === undefined || !isToken(token)) return undefined;
  const session = await findSession(services.db, token, services.clock.now());
  return session.state === 'live' ? session.user : undefined;
}
