import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { CreatedCredential, SignedCredential } from '../../src/contract/passkeys.ts';
import type { NewPasskey } from '../repositories/passkeys.ts';
import type { Services } from '../services.ts';
import { isLiveChallenge } from './challenge.ts';
import type { Purpose } from './challenge.ts';
import type { PasskeySite } from './site.ts';

/** Kinds of keys that devices make; by default the library also tries experimental ones of Node.js. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

type Parts = Pick<Services, 'clock' | 'secrets'> & { site: PasskeySite };

const bytesOf = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'));
const base64urlOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A verified response, with the challenge that it answers. */
type Verified<Result> = Result & { challenge: string };

/** Checks that are the same for a new passkey and a sign-in. */
function expectations({ clock, secrets, site: { id, origins } }: Parts, purpose: Purpose) {
  let answered = '';
  return {
    options: {
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      expectedChallenge: (challenge: string) => {
        answered = challenge;
        return isLiveChallenge(secrets, { challenge, purpose }, clock.now());
      },
    },
    challenge: () => answered,
  };
}

/** The library throws on each response that is not valid. */
async function unlessInvalid<Result>(verify: () => Promise<Result | undefined>) {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/**
 * Whether a statement about the device has no certificates. For those the library requests revocation lists, from URLs that
 * the client chooses; the shop asks for none, and browsers send none.
 */
function hasNoCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(bytesOf(attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
}

/** Verifies a new passkey. @returns `undefined` unless a browser made it for this session and shop, not long ago */
export async function verifyCreated(
  parts: Parts,
  credential: CreatedCredential,
  sessionId: string,
): Promise<Verified<NewPasskey> | undefined> {
  const { options, challenge } = expectations(parts, `add ${sessionId}`);
  return unlessInvalid(async () => {
    if (!hasNoCertificates(credential.response.attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...options,
      supportedAlgorithmIDs: ALGORITHMS,
      response: { ...credential, clientExtensionResults: {} },
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports = [] } = credential.response;
    const passkey = { credentialId: id, publicKey: base64urlOf(publicKey), counter, transports };
    return { ...passkey, challenge: challenge() };
  });
}

/**
 * Verifies a sign-in of a customer with a stored passkey.
 * @returns the new counter of the device; `undefined` when the signature is not the passkey's, or for something else
 */
export async function verifySigned(
  parts: Parts,
  credential: SignedCredential,
  stored: { userId: string; publicKey: string; counter: number },
): Promise<Verified<{ counter: number }> | undefined> {
  const { options, challenge } = expectations(parts, 'sign-in');
  const { userId, publicKey, counter } = stored;
  if (Buffer.from(credential.response.userHandle ?? '', 'base64url').toString() !== userId)
    return undefined;
  return unlessInvalid(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...options,
      response: { ...credential, clientExtensionResults: {} },
      credential: { id: credential.id, publicKey: bytesOf(publicKey), counter },
    });
    return verified
      ? { counter: authenticationInfo.newCounter, challenge: challenge() }
      : undefined;
  });
}
