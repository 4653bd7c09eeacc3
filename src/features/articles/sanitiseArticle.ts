import type { Config, DOMPurify } from 'dompurify';

/** Value for `dangerouslySetInnerHTML`; `TrustedHTML` where the browser enforces Trusted Types. */
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
/** Attributes set after sanitising; not allowed in the source HTML. */
const ADDED_ATTRIBUTES: Config = { ADD_ATTR: ['rel', 'loading', 'decoding', 'tabindex'] };

const LINK_URL = /^(?:https:\/\/|mailto:|\/(?![/\\]))/i;
const IMAGE_URL = /^(?:https:\/\/|\/(?![/\\]))/i;
const DEMOTED_TAGS: Record<string, string> = { H1: 'h2', H2: 'h3', H3: 'h4', H4: 'h5' };

function sanitiseUrl(element: Element, attribute: 'href' | 'src', allowed: RegExp): void {
  const url = element.getAttribute(attribute)?.trim() ?? '';
  if (allowed.test(url)) element.setAttribute(attribute, url);
  else element.removeAttribute(attribute);
}

function sanitiseLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    sanitiseUrl(link, 'href', LINK_URL);
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

function sanitiseImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    sanitiseUrl(image, 'src', IMAGE_URL);
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.hasAttribute('src')) image.remove();
  }
}

/** Moves all headings one level down if the article contains an h1, because the page has its own. */
function demoteHeadings(root: ParentNode): void {
  if (root.querySelector('h1') === null) return;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4')) {
    const demoted = document.createElement(DEMOTED_TAGS[heading.tagName] ?? 'h5');
    demoted.append(...heading.childNodes);
    heading.replaceWith(demoted);
  }
}

/** Makes tables focusable, so that wide ones can be scrolled by keyboard. */
function makeTablesFocusable(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) table.setAttribute('tabindex', '0');
}

function sanitise(purify: DOMPurify, html: string): SafeHtml {
  const fragment = purify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  sanitiseLinks(fragment);
  sanitiseImages(fragment);
  demoteHeadings(fragment);
  makeTablesFocusable(fragment);
  const container = document.createElement('div');
  container.append(fragment);
  // Second pass: serialises the result, as TrustedHTML where supported.
  return purify.sanitize(container.innerHTML, {
    ...ALLOWED,
    ...ADDED_ATTRIBUTES,
    RETURN_TRUSTED_TYPE: true,
  });
}

/** Reduces article HTML to safe text elements, links and images. Needs a DOM; lazy-loads DOMPurify. */
export async function sanitiseArticle(html: string): Promise<SafeHtml> {
  const { default: purify } = await import('dompurify');
  return sanitise(purify, html);
}
