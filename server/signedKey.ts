import { isSameSecret } from './secrets.ts';
import type { Secrets } from './secrets.ts';

type Hashing = Pick<Secrets, 'hash'>;

/**
 * An id with a signature by the shop's secret. It cannot be guessed, and nothing has to be stored.
 * @param purpose separates keys of different kinds
 */
export const signedKey = (secrets: Hashing, purpose: string, id: string): string =>
  `${id}.${secrets.hash(purpose, id)}`;

/** Id of a signed key; `undefined` for an invalid one. */
export function idOfKey(secrets: Hashing, purpose: string, key: string): string | undefined {
  const [id = ''] = key.split('.');
  return isSameSecret(key, signedKey(secrets, purpose, id)) ? id : undefined;
}
