import { z } from 'zod';
import { invalidVariables, parsed, refuseProblems, setVariables, singleLine } from './envValues.ts';

/** Networks of which the footer has an icon, by the domain of their links. */
const NETWORKS: Readonly<Record<string, 'Facebook' | 'Instagram' | 'X' | 'LinkedIn'>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'x.com': 'X',
  'linkedin.com': 'LinkedIn',
};

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
const HOURS = new RegExp(`^([A-Z][a-z])(?:-([A-Z][a-z]))? (${TIME})-(${TIME})$`);
const RATING = /^([0-5](?:\.\d)?),\s?(\d{1,6}),\s?([^,]{1,40}),\s?(\S+)$/;

/** Normalised https URL without a password, else `undefined`. */
function httpsUrl(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, username, href } = new URL(value);
  return protocol === 'https:' && username === '' ? href : undefined;
}

/** Values of a list; `undefined` when one of them has none. */
function everyOne<T>(found: readonly (T | undefined)[]): T[] | undefined {
  const known = found.filter((one) => one !== undefined);
  return known.length === found.length ? known : undefined;
}

/** `Mo-Sa 10:00-21:00`; closing before opening means after midnight. */
function openingHours(value: string) {
  const [, first = '', last = first, opens = '', , closes = ''] = HOURS.exec(value.trim()) ?? [];
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (from < 0 || to < 0 || opens === closes) return undefined;
  return { from, to, opens, closes };
}

function socialLink(value: string): [name: string, url: string] | undefined {
  const url = httpsUrl(value.trim());
  if (url === undefined) return undefined;
  const name = NETWORKS[new URL(url).hostname.split('.').slice(-2).join('.')];
  return name && [name, url];
}

function rating(text: string) {
  const [, value = '', count = '', source = '', link = ''] = RATING.exec(text) ?? [];
  const found = { value: Number(value), count: Number(count), source, url: httpsUrl(link) ?? '' };
  return found.url === '' || found.value > 5 || found.count < 1 ? undefined : found;
}

const MAP = 'https://maps.app.goo.gl/abc';

/** Settings of facts about the company, which server and build check alike. */
export const factSettings = {
  COMPANY_LICENCE: singleLine
    .regex(/^[a-z\d][a-z\d ./-]{2,29}$/i, 'must be the number of a trade licence, e.g. 1234567')
    .optional(),
  COMPANY_TRN: singleLine
    .regex(/^\d{15}$/, 'must be a tax registration number of 15 digits, e.g. 100000000000003')
    .optional(),
  COMPANY_MAP_URL: parsed(httpsUrl, `must be an https link, e.g. ${MAP}`).optional(),
  COMPANY_HOURS: parsed(
    (value) => everyOne(value.split(';').map(openingHours)),
    'must be days and times of opening, e.g. Mo-Sa 10:00-21:00; Su 14:00-20:00',
  ).optional(),
  COMPANY_SOCIAL_URLS: parsed(
    (value) => {
      const links = everyOne(value.split(',').map(socialLink));
      return links && Object.fromEntries(links);
    },
    `must be https links to ${Object.values(NETWORKS).join(', ')}, separated by commas`,
  ).optional(),
  COMPANY_RATING: parsed(
    rating,
    `must be a rating up to 5, its number of reviews, their source and a link, e.g. 4.8, 127, Google, ${MAP}`,
  ).optional(),
};

const schema = z.object(factSettings);

/**
 * The facts that are set, for the pages.
 * @throws ConfigurationError
 */
export function readCompanyFacts(source: Record<string, string | undefined>) {
  const given = setVariables(source);
  refuseProblems(invalidVariables(schema.safeParse(given).error));
  const facts = schema.parse(given);
  return {
    licence: facts.COMPANY_LICENCE,
    trn: facts.COMPANY_TRN,
    mapUrl: facts.COMPANY_MAP_URL,
    hours: facts.COMPANY_HOURS,
    socials: facts.COMPANY_SOCIAL_URLS,
    rating: facts.COMPANY_RATING,
  };
}
