import type { Language } from '../../src/contract/common.ts';
import type { Config } from '../config.ts';
import { shopName } from '../rules/shopName.ts';
import { pathIn } from '../rules/language.ts';
import { CURRENCY } from '../rules/money.ts';
import type { FeedItem } from './feedItems.ts';

/** The shop in one language, with absolute URLs. */
export interface FeedShop {
  name: string;
  language: Language;
  /** @param path path and query, without the prefix of a language */
  pageUrl: (path: string) => string;
  /** @param path of the shop, or a URL of another host, whose fragment is left out (lists/hostedPicture.ts) */
  imageUrl: (path: string) => string;
}

/** How a file of items is written. */
export interface FeedFormat {
  contentType: string;
  head: (shop: FeedShop) => string;
  /** @param today the day in Dubai */
  entry: (item: FeedItem, shop: FeedShop, today: string) => string;
  foot: string;
}

/** The shop for feeds in a language. */
export function feedShop(
  { publicUrl, company }: Pick<Config, 'publicUrl' | 'company'>,
  language: Language,
): FeedShop {
  const { origin } = new URL(publicUrl);
  return {
    name: shopName(company, language),
    language,
    pageUrl: (path) => `${origin}${pathIn(language, path)}`,
    imageUrl: (path) => new URL(path.replace(/#.*/, ''), origin).href,
  };
}

/** An amount in dirhams, such as `129.50 AED`. */
export const feedPrice = (amount: number): string => `${amount.toFixed(2)} ${CURRENCY}`;

/**
 * When a reduced price holds, such as `2026-11-26T00:00+04:00/2026-12-01T23:59+04:00`; empty without a known end. Services read a feed
 * once a day, so that without it they would show the price of yesterday.
 */
export const salePeriod = ({ reducedUntil }: FeedItem, today: string): string =>
  reducedUntil === undefined ? '' : `${today}T00:00+04:00/${reducedUntil}T23:59+04:00`;

/** Brand of an item, which services require: by default the shop. */
export const brandOf = ({ brand }: FeedItem, { name }: FeedShop): string =>
  brand === '' ? name : brand;
