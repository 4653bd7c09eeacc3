import { languageOf } from '@/lib/language';

/** Whether a link leads to a page that the router opens: of this shop and in the language of the page. */
export function isOwnLink({ origin, pathname }: HTMLAnchorElement): boolean {
  const page = window.location;
  return origin === page.origin && languageOf(pathname) === languageOf(page.pathname);
}

/** Link to another page in the same language that contains the event's target. */
export function ownLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && isOwnLink(link) ? link : undefined;
}

/** Path of the same-origin link that contains the event's target. */
export const ownPathOf = (event: Event): string | undefined => ownLinkOf(event)?.pathname;
