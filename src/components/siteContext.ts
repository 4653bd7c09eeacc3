import { createContext } from 'react';

/** Site-wide values for meta tags. */
export interface Site {
  /** For example `https://shop.example`; empty when unknown. */
  origin: string;
  /** Default image of link previews. */
  image?: string;
}

export const SiteContext = createContext<Site>({ origin: '' });

/** Adds the site's origin to a root-relative URL; returns other text unchanged. */
export function toAbsolute(url: string, { origin }: Pick<Site, 'origin'>): string {
  return url.startsWith('/') && !url.startsWith('//') ? `${origin}${url}` : url;
}
