import sanitizeHtml from 'sanitize-html';

/** Tags behind which a line ends. */
const LINE_ENDS = /<(?:br|\/p|\/li|\/h\d|\/div)\b[^<>]{0,200}>/gi;

/** What sanitize-html escapes in the text that it leaves; `&` is the last, so that nothing is replaced twice. */
const ESCAPED: readonly (readonly [entity: string, text: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

function withoutMarkup(html: string): string {
  const lines = html.replaceAll(LINE_ENDS, '$&\n');
  const escaped = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return ESCAPED.reduce((text, [entity, plain]) => text.replaceAll(entity, plain), escaped);
}

/** The text of HTML, with a line per paragraph. */
export function textOfHtml(html: string): string {
  const text = /[<&]/.test(html) ? withoutMarkup(html) : html;
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
