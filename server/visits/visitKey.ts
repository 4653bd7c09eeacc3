import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Secrets } from '../secrets.ts';

type Hashing = Pick<Secrets, 'hash'>;

/** Signed by the shop's secret, so that nothing has to be stored and nobody can guess it. */
const keyOf = (secrets: Hashing, id: string): string => `${id}.${secrets.hash('visit', id)}`;

/** URL of the page on which a booked visit is changed. @param base absolute base URL, or empty for a root-relative one */
export const changeUrlOf = (secrets: Hashing, id: string, base: string): string =>
  `${base}/api/visit/${keyOf(secrets, id)}`;

/** Base of links in responses: root-relative while no public URL is configured. */
export const linkBase = ({ hasPublicUrl, publicUrl }: Config): string =>
  hasPublicUrl ? publicUrl : '';

/** Id of the booking of a key; `undefined` for an invalid one. */
export function bookingIdOf(secrets: Hashing, key: string): string | undefined {
  const [id = ''] = key.split('.');
  const [given, expected] = [Buffer.from(key), Buffer.from(keyOf(secrets, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
