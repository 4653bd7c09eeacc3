import type { Secrets } from '../secrets.ts';
import { idOfKey, signedKey } from '../signedKey.ts';

type Hashing = Pick<Secrets, 'hash'>;

const PURPOSE = 'stock';

/** URL of the page on which the owner of an address confirms or ends a wish. @param base absolute base URL */
export const stockUrlOf = (secrets: Hashing, id: string, base: string): string =>
  `${base}/api/stock/${signedKey(secrets, PURPOSE, id)}`;

/** Id of the wish of a key; `undefined` for an invalid one. */
export const stockWatchIdOf = (secrets: Hashing, key: string): string | undefined =>
  idOfKey(secrets, PURPOSE, key);
