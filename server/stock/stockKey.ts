import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

type Hashing = Pick<Secrets, 'hash'>;

/** Signed by the shop's secret, so that nothing has to be stored and nobody can guess it. */
const keyOf = (secrets: Hashing, id: string): string => `${id}.${secrets.hash('stock', id)}`;

/** URL of the page on which the owner of an address confirms or ends a wish. @param base absolute base URL */
export const stockUrlOf = (secrets: Hashing, id: string, base: string): string =>
  `${base}/api/stock/${keyOf(secrets, id)}`;

/** Id of the wish of a key; `undefined` for an invalid one. */
export function stockWatchIdOf(secrets: Hashing, key: string): string | undefined {
  const [id = ''] = key.split('.');
  const [given, expected] = [Buffer.from(key), Buffer.from(keyOf(secrets, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
