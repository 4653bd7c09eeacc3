import { isoAfter } from '../clock.ts';
import { PASSKEYS } from '../limits/signIn.ts';
import { isSameSecret, newToken } from '../secrets.ts';
import type { Secrets } from '../secrets.ts';

/** For what a challenge is signed: to sign in, or to add a passkey in the session of an id. */
export type Purpose = 'sign-in' | `add ${string}`;

const FORMAT = /^(?<salt>(?<expiry>[\d:.TZ-]{24}) [\w-]{43}) (?<mac>[\da-f]{64})$/;

function macOf(secrets: Secrets, purpose: Purpose, salt: string): string {
  return secrets.hash('passkey-challenge', `${purpose} ${salt}`);
}

/** A challenge that servers recognise by its HMAC, so that nothing is stored before it is used. */
export function createPasskeyChallenge(secrets: Secrets, purpose: Purpose, now: Date) {
  const salt = `${isoAfter(now, PASSKEYS.challengeMs)} ${newToken()}`;
  return Uint8Array.from(Buffer.from(`${salt} ${macOf(secrets, purpose, salt)}`));
}

/**
 * Whether a challenge was made for the purpose and has not expired; the caller has to check that it was not used before.
 * @param challenge base64url, as a browser returns it
 */
export function isLiveChallenge(
  secrets: Secrets,
  { challenge, purpose }: { challenge: string; purpose: Purpose },
  now: Date,
): boolean {
  const text = Buffer.from(challenge, 'base64url').toString();
  const { salt = '', expiry = '', mac = '' } = FORMAT.exec(text)?.groups ?? {};
  return expiry > now.toISOString() && isSameSecret(mac, macOf(secrets, purpose, salt));
}
