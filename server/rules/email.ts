import { domainToASCII } from 'node:url';

const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Canonical form of an e-mail address, or undefined when it is not one plain address. */
export function canonicalEmail(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  const [local = '', domain = '', ...rest] = text.split('@');
  const host = domainToASCII(domain);
  const plain = rest.length === 0 && LOCAL_PART.test(local) && DOMAIN.test(host);
  const email = `${local}@${host}`;
  return plain && email.length <= 254 ? email : undefined;
}
