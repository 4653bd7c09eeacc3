import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { asList, asNumber, asRecord, asText } from '@/lib/coerce';

const KEY = 'public-key';
/** The device asks for fingerprint, face or screen lock, so that a passkey alone is enough. */
const VERIFIED = 'required';

interface Shared {
  challenge: string;
  timeout?: number;
}

/** `undefined` without a challenge. */
function parseShared(options: Record<string, unknown>): Shared | undefined {
  const challenge = asText(options['challenge']);
  const timeout = asNumber(options['timeout']);
  if (challenge === undefined || challenge === '') return undefined;
  return { challenge, ...(timeout !== undefined && { timeout }) };
}

/** What a passkey signs to sign in; `null` when it is unusable. */
export function parseSignInOptions(
  response: unknown,
): PublicKeyCredentialRequestOptionsJSON | null {
  const options = asRecord(asRecord(response)['options']);
  const shared = parseShared(options);
  if (shared === undefined) return null;
  const rpId = asText(options['rpId']);
  return { ...shared, ...(rpId !== undefined && { rpId }), userVerification: VERIFIED };
}

function parseKey(value: unknown) {
  const id = asText(asRecord(value)['id']);
  return id === undefined ? undefined : { id, type: KEY as typeof KEY };
}

function parseAlgorithm(value: unknown) {
  const alg = asNumber(asRecord(value)['alg']);
  return alg === undefined ? undefined : { alg, type: KEY as typeof KEY };
}

/** How a browser creates a passkey; `null` when it is unusable. */
export function parseCreationOptions(
  response: unknown,
): PublicKeyCredentialCreationOptionsJSON | null {
  const options = asRecord(asRecord(response)['options']);
  const shared = parseShared(options);
  const user = asRecord(options['user']);
  const userId = asText(user['id']);
  if (shared === undefined || userId === undefined) return null;
  const rp = asRecord(options['rp']);
  const rpId = asText(rp['id']);
  const name = asText(user['name']) ?? '';
  return {
    ...shared,
    rp: { name: asText(rp['name']) ?? '', ...(rpId !== undefined && { id: rpId }) },
    user: { id: userId, name, displayName: asText(user['displayName']) ?? name },
    pubKeyCredParams: asList(options['pubKeyCredParams'], parseAlgorithm),
    excludeCredentials: asList(options['excludeCredentials'], parseKey),
    authenticatorSelection: {
      residentKey: VERIFIED,
      requireResidentKey: true,
      userVerification: VERIFIED,
    },
    attestation: 'none',
  };
}
