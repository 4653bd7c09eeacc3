/** Elements of an article; all others are removed. */
export const ARTICLE_TAGS = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'a', 'img', 'strong', 'em'],
  ...['blockquote', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
export const ARTICLE_ATTRIBUTES = [
  ...['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope'],
];

const LINK_URL = /^(?:https:\/\/|mailto:|\/(?![/\\]))/i;
const IMAGE_URL = /^(?:https:\/\/|\/(?![/\\]))/i;

/** The URL of a link or an image without spaces around it; `undefined` when it is not allowed. */
export function articleUrl(attribute: 'href' | 'src', value: string): string | undefined {
  const url = value.trim();
  return (attribute === 'href' ? LINK_URL : IMAGE_URL).test(url) ? url : undefined;
}

/** Headings of an article with an h1 move one level down, because the page has its own. */
export const DEMOTED_TAGS = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5' } as const;

export const LINK_ATTRIBUTES = { rel: 'noopener noreferrer' };
export const IMAGE_ATTRIBUTES = { loading: 'lazy', decoding: 'async' };
/** Focusable, so that wide tables can be scrolled by keyboard. */
export const TABLE_ATTRIBUTES = { tabindex: '0' };
/** Attributes set by the sanitisers, whatever the source HTML has. */
export const ADDED_ATTRIBUTES = Object.keys({
  ...LINK_ATTRIBUTES,
  ...IMAGE_ATTRIBUTES,
  ...TABLE_ATTRIBUTES,
});
