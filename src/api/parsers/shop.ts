import type { OpeningHours, ShopFacts, SocialNetwork, SpecialHours } from '@/contract/shop';
import { asLanguage } from '@/lib/asLanguage';
import { asCount, asDay, asList, asNumber, asRecord, asText, asTime } from '@/lib/coerce';

const BEST_RATING = 5;
const NETWORKS: readonly SocialNetwork[] = ['Facebook', 'Instagram', 'X', 'LinkedIn'];

const asLink = (value: unknown): string | undefined => {
  const text = asText(value);
  return text?.startsWith('https://') === true ? text : undefined;
};

const asWeekday = (value: unknown): number | undefined =>
  [0, 1, 2, 3, 4, 5, 6].find((day) => day === value);

function parseHours(value: unknown): OpeningHours | undefined {
  const record = asRecord(value);
  const [from, to] = [asWeekday(record['from']), asWeekday(record['to'])];
  const [opens, closes] = [asTime(record['opens']), asTime(record['closes'])];
  if (from === undefined || to === undefined || opens === undefined || closes === undefined)
    return undefined;
  return { from, to, opens, closes };
}

function parseSpecialHours(value: unknown): SpecialHours | undefined {
  const record = asRecord(value);
  const [from, until] = [asDay(record['from']), asDay(record['until'])];
  const [opens, closes] = [asTime(record['opens']), asTime(record['closes'])];
  if (from === undefined || until === undefined || (opens === undefined) !== (closes === undefined))
    return undefined;
  return { from, until, opens, closes };
}

function parseRating(value: unknown): ShopFacts['rating'] {
  const record = asRecord(value);
  const [rating, count] = [asNumber(record['value']), asCount(record['count'])];
  const [source, url] = [asText(record['source']), asLink(record['url'])];
  if (rating === undefined || rating < 0 || rating > BEST_RATING) return undefined;
  if (!count || source === undefined || url === undefined) return undefined;
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
  const chatUrl = asLink(record['chatUrl']);
  if (!name || !legalName || !email || !phone || !street || !chatUrl) return undefined;
  const socials = asRecord(record['socials']);
  const links = NETWORKS.flatMap((network) => {
    const url = asLink(socials[network]);
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
    mapUrl: asLink(record['mapUrl']),
    hours: some(asList(record['hours'], parseHours)),
    specialHours: some(asList(record['specialHours'], parseSpecialHours)),
    socials: links.length === 0 ? undefined : Object.fromEntries(links),
    rating: parseRating(record['rating']),
  };
}
