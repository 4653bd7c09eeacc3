import type { OpeningHours, ShopFacts, SocialNetwork, SpecialHours } from '@/contract/shop';
import { asLanguage } from '@/lib/asLanguage';
import { asList, asNumber, asRecord, asText } from '@/lib/coerce';

const TIME = /^\d\d:\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const HTTPS = /^https:\/\//;
const NETWORKS: readonly SocialNetwork[] = ['Facebook', 'Instagram', 'X', 'LinkedIn'];

const matching = (value: unknown, shape: RegExp): string | undefined => {
  const text = asText(value);
  return text !== undefined && shape.test(text) ? text : undefined;
};

const asWeekday = (value: unknown): number | undefined =>
  [0, 1, 2, 3, 4, 5, 6].find((day) => day === value);

function parseHours(value: unknown): OpeningHours | undefined {
  const record = asRecord(value);
  const [from, to] = [asWeekday(record['from']), asWeekday(record['to'])];
  const [opens, closes] = [matching(record['opens'], TIME), matching(record['closes'], TIME)];
  if (from === undefined || to === undefined || opens === undefined || closes === undefined)
    return undefined;
  return { from, to, opens, closes };
}

function parseSpecialHours(value: unknown): SpecialHours | undefined {
  const record = asRecord(value);
  const [from, until] = [matching(record['from'], DAY), matching(record['until'], DAY)];
  const [opens, closes] = [matching(record['opens'], TIME), matching(record['closes'], TIME)];
  if (from === undefined || until === undefined || (opens === undefined) !== (closes === undefined))
    return undefined;
  return { from, until, opens, closes };
}

function parseRating(value: unknown): ShopFacts['rating'] {
  const record = asRecord(value);
  const [rating, count] = [asNumber(record['value']), asNumber(record['count'])];
  const [source, url] = [asText(record['source']), matching(record['url'], HTTPS)];
  if (rating === undefined || !count || source === undefined || url === undefined) return undefined;
  return { value: rating, count, source, url };
}

const some = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

/** Facts about the shop; `undefined` without those that every page shows. */
export function parseShop(value: unknown): ShopFacts | undefined {
  const record = asRecord(value);
  const place = asRecord(record['address']);
  const texts = [record['name'], record['legalName'], record['email'], record['phone']].map(asText);
  const [name, legalName, email, phone] = texts;
  const [street, city, country] = [place['street'], place['city'], place['country']].map(asText);
  const chatUrl = matching(record['chatUrl'], HTTPS);
  if (!name || !legalName || !email || !phone || !street || !chatUrl) return undefined;
  const socials = asRecord(record['socials']);
  const links = NETWORKS.flatMap((network) => {
    const url = matching(socials[network], HTTPS);
    return url === undefined ? [] : [[network, url] as const];
  });
  return {
    name,
    legalName,
    lang: asLanguage(record['lang']),
    description: asText(record['description']) ?? '',
    address: { street, city: city ?? '', country: country ?? '' },
    email,
    phone,
    chatUrl,
    licence: asText(record['licence']),
    trn: asText(record['trn']),
    mapUrl: matching(record['mapUrl'], HTTPS),
    hours: some(asList(record['hours'], parseHours)),
    specialHours: some(asList(record['specialHours'], parseSpecialHours)),
    socials: links.length === 0 ? undefined : Object.fromEntries(links),
    rating: parseRating(record['rating']),
  };
}
