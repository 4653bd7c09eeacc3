import sanitizeHtml, { type Attributes } from 'sanitize-html';
import {
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  articleUrl,
  DEMOTED_TAGS,
  IMAGE_ATTRIBUTES,
  LINK_ATTRIBUTES,
  TABLE_ATTRIBUTES,
} from './articleRules';

/** Elements whose text is no part of an article. */
const WITHOUT_TEXT = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'svg', 'math'],
  ...['title', 'template', 'xmp', 'noembed', 'noframes', 'plaintext'],
];
const H1 = /<h1[\s/>]/i;

/** The attributes with an allowed URL or none. */
function withUrl(name: 'href' | 'src', { [name]: value = '', ...others }: Attributes): Attributes {
  const url = articleUrl(name, value);
  return url === undefined ? others : { ...others, [name]: url };
}

/**
 * Reduces article HTML to the same safe elements as `sanitiseArticle`, without a DOM. Only for the server render: browsers
 * would download a second sanitiser.
 */
export function sanitiseOnServer(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ARTICLE_TAGS,
    allowedAttributes: {
      '*': ARTICLE_ATTRIBUTES,
      a: Object.keys(LINK_ATTRIBUTES),
      img: Object.keys(IMAGE_ATTRIBUTES),
      table: Object.keys(TABLE_ATTRIBUTES),
    },
    nonTextTags: WITHOUT_TEXT,
    transformTags: {
      ...(H1.test(html) && DEMOTED_TAGS),
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...withUrl('href', attribs), ...LINK_ATTRIBUTES },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...withUrl('src', attribs), ...IMAGE_ATTRIBUTES },
      }),
      table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...TABLE_ATTRIBUTES } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  });
}
