import { domainToASCII } from 'node:url';
import { typedLine } from './typed.ts';

const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const DOMAIN = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;
/** Characters that end a host name in a URL, or are dropped or decoded in it. */
const NOT_OF_A_HOST = /[\s/\\?#:%]/;

/** The mailbox of a canonical address: without the part after a plus, which mail servers ignore. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.split('+', 1).join('')}@${domain}`;
}

/** Canonical form of an e-mail address; `undefined` if it is not a single plain address. */
export function canonicalEmail(value: string): string | undefined {
  const text = typedLine(value).toLowerCase();
  const [local = '', domain = '', ...rest] = text.split('@');
  const host = NOT_OF_A_HOST.test(domain) ? '' : domainToASCII(domain);
  const plain = rest.length === 0 && LOCAL_PART.test(local) && DOMAIN.test(host);
  const email = `${local}@${host}`;
  return plain && email.length <= 254 ? email : undefined;
}
