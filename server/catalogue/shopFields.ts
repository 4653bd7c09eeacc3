import type { OpeningHours, SocialNetwork } from '../../src/contract/shop.ts';

/** Networks of which the footer has an icon, by the domain of their links. */
const NETWORKS: ReadonlyMap<string, SocialNetwork> = new Map([
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['x.com', 'X'],
  ['linkedin.com', 'LinkedIn'],
]);

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
const HOURS = new RegExp(`^([A-Z][a-z])(?:-([A-Z][a-z]))? (${TIME})-(${TIME})$`);

export const LICENCE = {
  shape: /^[a-z\d][a-z\d ./-]{2,29}$/i,
  message: 'must be the number of a trade licence, e.g. 1234567',
};
export const TRN = {
  shape: /^\d{15}$/,
  message: 'must be a tax registration number of 15 digits, e.g. 100000000000003',
};

/** Normalised https URL without a password, else `undefined`. */
export function httpsUrl(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, username, href } = new URL(value);
  return protocol === 'https:' && username === '' ? href : undefined;
}

/** The network of a profile; `undefined` for any other text. */
export function networkOf(url: string): SocialNetwork | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  return NETWORKS.get(hostname.split('.').slice(-2).join('.'));
}

/** `Mo-Sa 10:00-21:00`; closing before opening means after midnight. */
function hoursOfDays(value: string): OpeningHours | undefined {
  const [, first = '', last = first, opens = '', , closes = ''] = HOURS.exec(value.trim()) ?? [];
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (from < 0 || to < 0 || opens === closes) return undefined;
  return { from, to, opens, closes };
}

/** Reads `Mo-Sa 10:00-21:00; Su 14:00-20:00`; `undefined` for any other text. */
export function openingHours(value: string): OpeningHours[] | undefined {
  const found = value.split(';').map(hoursOfDays);
  const known = found.filter((one) => one !== undefined);
  return known.length === found.length ? known : undefined;
}
