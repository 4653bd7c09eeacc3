import { createContext } from 'react';

/** What pages tell others about the site they belong to. */
export interface Site {
  /** Origin of the shop, e.g. `https://shop.example`; empty where it is not known. */
  origin: string;
  /** Picture of link previews for pages that have none of their own. */
  image?: string;
}

export const SiteContext = createContext<Site>({ origin: '' });

/** A root-relative address with the site's origin; any other text is left as it is. */
export function toAbsolute(address: string, { origin }: Site): string {
  return address.startsWith('/') && !address.startsWith('//') ? `${origin}${address}` : address;
}
