import { findSession } from '../repositories/sessions.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import type { Services } from '../services.ts';
import { isToken } from '../vault.ts';
import { unauthorized } from './errors.ts';

const BEARER = /^Bearer +(\S+) *$/i;

/**
 * The signed-in caller of a call that needs one.
 * @throws HttpError 401 with one of the three session messages (decisions §1)
 */
export async function requireUser(
  services: Services,
  header: string | undefined,
): Promise<SessionUser> {
  if (header === undefined || /^Bearer\s*$/i.test(header.trim())) {
    throw unauthorized('Token not found');
  }
  const token = BEARER.exec(header)?.[1] ?? '';
  if (!isToken(token)) throw unauthorized('Invalid token');
  const found = await findSession(services.db, token, services.clock.now());
  if (found.state === 'expired') throw unauthorized('Token expired');
  if (found.state === 'unknown') throw unauthorized('Invalid token');
  return found.user;
}

/** The caller of a public read: with a dead token, or none, an anonymous visitor. */
export async function optionalUser(
  services: Services,
  header: string | undefined,
): Promise<SessionUser | undefined> {
  const token = BEARER.exec(header ?? '')?.[1] ?? '';
  if (!isToken(token)) return undefined;
  const found = await findSession(services.db, token, services.clock.now());
  return found.state === 'live' ? found.user : undefined;
}
