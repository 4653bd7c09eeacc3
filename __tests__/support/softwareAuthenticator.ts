import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { CreatedCredential, SignedCredential } from '../../src/contract/passkeys.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Key {
  id: Buffer;
  userHandle: string;
  privateKey: KeyObject;
}

/** Options of a server, of which a device needs these. */
interface Options {
  challenge?: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id?: string };
}

export interface AuthenticatorOptions {
  /** Origin of the page that asks. */
  origin?: string;
  /** Whether fingerprint, face or screen lock was checked. */
  isVerified?: boolean;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');
const hex = (text: string) => Buffer.from(text, 'hex');
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Elliptic curve key as COSE: ES256 on P-256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinates = [x, y].map((value) => Buffer.from(value, 'base64url'));
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = coordinates;
  return Buffer.concat([hex('a5010203262001215820'), first, hex('225820'), second]);
}

/** A device with passkeys, in this process: what a browser and its phone or laptop do. */
export function createAuthenticator({
  origin = 'http://sadeel.test',
  isVerified = true,
}: AuthenticatorOptions = {}) {
  const keys: Key[] = [];
  let uses = 0;

  const clientData = (type: string, challenge = '') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    const state = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([state]), counter, rest]);
  };

  return {
    keys,
    /** Creates a passkey, as `navigator.credentials.create` does. */
    create: (options: object): CreatedCredential => {
      const { challenge, rp, user } = options as Options;
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      keys.push({ id, userHandle: user?.id ?? '', privateKey });
      const key = Buffer.concat([Buffer.alloc(16), hex('0010'), id, coseKey(publicKey)]);
      const data = authenticatorData(rp?.id ?? '', HAS_KEY, key);
      const attestation = Buffer.concat([
        hex('a3'),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), hex('a0')],
        ...[cborText('authData'), Buffer.from([0x58, data.length]), data],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Signs with the latest passkey, as `navigator.credentials.get` does. */
    get: (options: object): SignedCredential => {
      const { challenge, rpId = '' } = options as Options;
      const key = keys.at(-1);
      if (!key) throw new Error('This device has no passkey.');
      const json = clientData('webauthn.get', challenge);
      const data = authenticatorData(rpId, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), key.privateKey);
      return {
        id: base64url(key.id),
        rawId: base64url(key.id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: key.userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
