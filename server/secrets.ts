import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from './filePermissions.ts';
import { codeOf } from './errorDetails.ts';

/** Keyed hashing and encryption with the shop's secret, which the database does not contain. */
export interface Secrets {
  /** Keyed hash in hexadecimal; `purpose` separates hashes of different kinds. */
  hash: (purpose: string, value: string) => string;
  seal: (text: string) => string;
  open: (sealed: string) => string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSecrets(secret: string): Secrets {
  const derive = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, 'sadeel', use, 32));
  const hashKey = derive('hash');
  const sealKey = derive('seal');
  return {
    hash: (purpose, value) =>
      createHmac('sha256', hashKey).update(`${purpose}\u0000${value}`).digest('hex'),
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, iv);
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

/** Whether two texts are the same, in a time that does not depend on their content. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** 256 random bits as 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the format of a token. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** SHA-256 under which a token is stored, so that the database does not reveal it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Reads the secret of the data directory; the first start creates it. */
export function readOrMakeSecret(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  try {
    writeFileSync(file, newToken(), { flag: 'wx', mode: OWNER_ONLY_FILE });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
