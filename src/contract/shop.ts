import type { LanguageQuery, Translated, Url } from './common.ts';

/** Networks that the footer has icons of. */
export type SocialNetwork = 'Facebook' | 'Instagram' | 'X' | 'LinkedIn';

/** Opening hours of one or more days in a row; times are those of Dubai. */
export interface OpeningHours {
  /** First weekday, 0 for Sunday. */
  from: number;
  to: number;
  /** `10:00` */
  opens: string;
  /** Not after `opens` when the shop closes on the next day. */
  closes: string;
}

/** Days with other opening hours, such as those of Eid; closed without times. */
export interface SpecialHours {
  /** First and last day in Dubai, such as `2027-03-10`. */
  from: string;
  until: string;
  opens?: string | undefined;
  closes?: string | undefined;
}

/** Rating on another site, with the link to it; `value` is at most 5. */
interface ShopRating {
  value: number;
  count: number;
  source: string;
  url: Url;
}

/** Facts about the shop, which its owner changes; what is optional and not given is not shown (product 1.4). */
export interface ShopFacts extends Translated {
  name: string;
  legalName: string;
  /** For search engines. */
  description: string;
  address: { street: string; city: string; country: string };
  email: string;
  phone: string;
  /** Chat of the shop, such as WhatsApp. */
  chatUrl: Url;
  /** Number of the trade licence. */
  licence?: string | undefined;
  /** Tax registration number. */
  trn?: string | undefined;
  mapUrl?: Url | undefined;
  hours?: OpeningHours[] | undefined;
  specialHours?: SpecialHours[] | undefined;
  socials?: Partial<Record<SocialNetwork, Url>> | undefined;
  rating?: ShopRating | undefined;
}

export interface ShopContract {
  'GET /user/get-shop-facts': {
    query: LanguageQuery;
    body: undefined;
    response: { shop: ShopFacts };
  };
}
