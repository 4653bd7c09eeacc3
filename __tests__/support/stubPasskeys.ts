import { webcrypto } from 'node:crypto';
import { createAuthenticator, type Authenticator } from './softwareAuthenticator';

const toBase64url = (bytes: unknown) =>
  Buffer.from(new Uint8Array(bytes as ArrayBuffer)).toString('base64url');

/** Bytes as the browser returns them. */
function toBuffer(base64url: string): ArrayBuffer {
  const bytes = Buffer.from(base64url, 'base64url');
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** The bytes of a response. */
const toBuffers = (response: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(response).map(([name, value]) => [
      name,
      typeof value === 'string' ? toBuffer(value) : value,
    ]),
  );

interface Request {
  publicKey: { challenge: unknown; user?: { id: unknown } };
}

/** Options of a request with their bytes as text. */
const toJson = ({ publicKey }: Request) => ({
  ...publicKey,
  challenge: toBase64url(publicKey.challenge),
  user: { id: toBase64url(publicKey.user?.id ?? new ArrayBuffer(0)) },
});

const toCredential = ({ id, type, response }: ReturnType<Authenticator['create' | 'get']>) => ({
  id,
  type,
  rawId: toBuffer(id),
  response: { ...toBuffers(response), getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
});

/**
 * Gives jsdom, which has no passkeys, those of a device.
 * @returns the device, and a function that takes the passkeys away
 */
export function stubPasskeys(device = createAuthenticator()) {
  const credentials = {
    create: (request: Request) => Promise.resolve(toCredential(device.create(toJson(request)))),
    get: (request: Request) => Promise.resolve(toCredential(device.get(toJson(request)))),
  };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: () => undefined,
    configurable: true,
  });
  // The server, which verifies them in this process, has no jsdom.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  return {
    device,
    credentials,
    restore: () => {
      Reflect.deleteProperty(navigator, 'credentials');
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(crypto, 'subtle');
    },
  };
}
