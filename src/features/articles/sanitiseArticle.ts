import type { Config, DOMPurify } from 'dompurify';

/** What dangerouslySetInnerHTML takes; a TrustedHTML where the browser enforces trusted types. */
export type SafeHtml = string | TrustedHTML;

const ALLOWED: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'a', 'img', 'strong', 'em'],
    ...['blockquote', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};
/** Added by us after the content has been cleaned, so the content itself cannot bring them. */
const OURS: Config = { ADD_ATTR: ['rel', 'loading', 'decoding', 'tabindex'] };

const LINK_ADDRESS = /^(?:https:\/\/|mailto:|\/(?![/\\]))/i;
const PICTURE_ADDRESS = /^(?:https:\/\/|\/(?![/\\]))/i;
const DEMOTED: Record<string, string> = { H1: 'h2', H2: 'h3', H3: 'h4', H4: 'h5' };

function keepAddress(element: Element, attribute: 'href' | 'src', allowed: RegExp): void {
  const address = element.getAttribute(attribute)?.trim() ?? '';
  if (allowed.test(address)) element.setAttribute(attribute, address);
  else element.removeAttribute(attribute);
}

function tidyLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    keepAddress(link, 'href', LINK_ADDRESS);
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

function tidyPictures(root: ParentNode): void {
  for (const picture of root.querySelectorAll('img')) {
    keepAddress(picture, 'src', PICTURE_ADDRESS);
    picture.setAttribute('loading', 'lazy');
    picture.setAttribute('decoding', 'async');
    if (!picture.hasAttribute('src')) picture.remove();
  }
}

/** An article that brings its own h1 has every heading moved one level down, below the page's title. */
function demoteHeadings(root: ParentNode): void {
  if (root.querySelector('h1') === null) return;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4')) {
    const demoted = document.createElement(DEMOTED[heading.tagName] ?? 'h5');
    demoted.append(...heading.childNodes);
    heading.replaceWith(demoted);
  }
}

/** Wide tables scroll by themselves; the keyboard has to reach them for that. */
function makeTablesReachable(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) table.setAttribute('tabindex', '0');
}

function clean(purify: DOMPurify, html: string): SafeHtml {
  const fragment = purify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  tidyLinks(fragment);
  tidyPictures(fragment);
  demoteHeadings(fragment);
  makeTablesReachable(fragment);
  const holder = document.createElement('div');
  holder.append(fragment);
  // The second pass only serialises what the first one left, as trusted HTML where there is such a thing.
  return purify.sanitize(holder.innerHTML, { ...ALLOWED, ...OURS, RETURN_TRUSTED_TYPE: true });
}

/**
 * The HTML of an article, reduced to harmless text elements, links and pictures; the only place that makes HTML.
 * Needs a DOM; the sanitiser is fetched on first use.
 */
export async function sanitiseArticle(html: string): Promise<SafeHtml> {
  const { default: purify } = await import(/* webpackChunkName: "dompurify" */ 'dompurify');
  return clean(purify, html);
}
