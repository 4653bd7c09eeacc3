import { isSameSecret } from './secrets.ts';
import type { Secrets } from './secrets.ts';

type Hashing = Pick<Secrets, 'hash'>;

/**
 * An id, signed by the shop's secret, so that nothing has to be stored and nobody can guess it.
 * @param purpose separates keys of different kinds
 */
export const signedKey = (secrets: Hashing, purpose: string, id: string): string =>
  `${id}.${secrets.hash(purpose, id)}`;

/** Id of a signed key; `undefined` for an invalid one. */
export function idOfKey(secrets: Hashing, purpose: string, key: string): string | undefined {
  const [id = ''] = key.split('.');
  return isSameSecret(key, signedKey(secrets, purpose, id)) ? id : undefined;
}
