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
 * The signed-in caller of a call that needs one.
 * @throws HttpError 401 with one of the three session messages (product 13.5)
 */
export async function requireUser(
  services: Services,
  header: string | undefined,
): Promise<SessionUser> {
  const token = tokenOf(header);
  if (token === undefined) throw unauthorized('Token not found');
  if (!isToken(token)) throw unauthorized('Invalid token');
  const found = await findSession(services.db, token, services.clock.now());
  if (found.state === 'expired') throw unauthorized('Token expired');
  if (found.state === 'unknown') throw unauthorized('Invalid token');
  return found.user;
}

/** The user of a public read; `undefined` without a valid token. */
export async function optionalUser(
  services: Services,
  header: string | undefined,
): Promise<SessionUser | undefined> {
  const token = tokenOf(header);
  if (token === undefined || !isToken(token)) return undefined;
  const found = await findSession(services.db, token, services.clock.now());
  return found.state === 'live' ? found.user : undefined;
}
