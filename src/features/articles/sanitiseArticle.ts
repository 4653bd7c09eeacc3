import type { Config, DOMPurify } from 'dompurify';
import {
  ADDED_ATTRIBUTES,
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  articleUrl,
  DEMOTED_TAGS,
  IMAGE_ATTRIBUTES,
  LINK_ATTRIBUTES,
  TABLE_ATTRIBUTES,
} from './articleRules';

/** Value for `dangerouslySetInnerHTML`; `TrustedHTML` where the browser enforces Trusted Types. */
export type SafeHtml = string | TrustedHTML;

const ALLOWED: Config = {
  ALLOWED_TAGS: ARTICLE_TAGS,
  ALLOWED_ATTR: ARTICLE_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function sanitiseUrl(element: Element, attribute: 'href' | 'src'): void {
  const url = articleUrl(attribute, element.getAttribute(attribute) ?? '');
  if (url === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, url);
}

function sanitiseLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    sanitiseUrl(link, 'href');
    setAttributes(link, LINK_ATTRIBUTES);
  }
}

function sanitiseImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    sanitiseUrl(image, 'src');
    setAttributes(image, IMAGE_ATTRIBUTES);
    if (!image.hasAttribute('src')) image.remove();
  }
}

function demoteHeadings(root: ParentNode): void {
  if (root.querySelector('h1') === null) return;
  // From the bottom up, so that no heading moves twice.
  for (const [tag, demotedTag] of Object.entries(DEMOTED_TAGS).reverse()) {
    for (const heading of root.querySelectorAll(tag)) {
      const demoted = document.createElement(demotedTag);
      demoted.append(...heading.childNodes);
      heading.replaceWith(demoted);
    }
  }
}

function sanitise(purify: DOMPurify, html: string): SafeHtml {
  const fragment = purify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  sanitiseLinks(fragment);
  sanitiseImages(fragment);
  demoteHeadings(fragment);
  for (const table of fragment.querySelectorAll('table')) setAttributes(table, TABLE_ATTRIBUTES);
  const container = document.createElement('div');
  container.append(fragment);
  // Second pass: serialises the result, as TrustedHTML where supported.
  return purify.sanitize(container.innerHTML, {
    ...ALLOWED,
    ADD_ATTR: ADDED_ATTRIBUTES,
    RETURN_TRUSTED_TYPE: true,
  });
}

/** Reduces article HTML to safe text elements, links and images. Needs a DOM; lazy-loads DOMPurify. */
export async function sanitiseArticle(html: string): Promise<SafeHtml> {
  const { default: purify } = await import('dompurify');
  return sanitise(purify, html);
}
