import type { Config } from '../config.ts';
import type { Secrets } from '../secrets.ts';
import { idOfKey, signedKey } from '../signedKey.ts';

type Hashing = Pick<Secrets, 'hash'>;

const PURPOSE = 'visit';

/** URL of the page on which a booked visit is changed. @param base absolute base URL, or empty for a root-relative one */
export const changeUrlOf = (secrets: Hashing, id: string, base: string): string =>
  `${base}/api/visit/${signedKey(secrets, PURPOSE, id)}`;

/** Base of links in responses: root-relative while no public URL is configured. */
export const linkBase = ({ hasPublicUrl, publicUrl }: Config): string =>
  hasPublicUrl ? publicUrl : '';

/** Id of the booking of a key; `undefined` for an invalid one. */
export const bookingIdOf = (secrets: Hashing, key: string): string | undefined =>
  idOfKey(secrets, PURPOSE, key);
