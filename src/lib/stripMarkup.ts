/** A Map, since an object would also find `constructor` and what else every object inherits. */
const NAMED_ENTITIES = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['hellip', '…'],
  ['ldquo', '“'],
  ['lsquo', '‘'],
  ['lt', '<'],
  ['mdash', '—'],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['quot', '"'],
  ['rdquo', '”'],
  ['rsquo', '’'],
]);

const MAX_CODE_POINT = 0x10ffff;

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith('#')) return NAMED_ENTITIES.get(body.toLowerCase()) ?? entity;
  const isHex = body[1]?.toLowerCase() === 'x';
  const code = Number.parseInt(body.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return Number.isInteger(code) && code > 0 && code <= MAX_CODE_POINT
    ? String.fromCodePoint(code)
    : entity;
}

/**
 * Plain text of an answer that may contain markup (product 4.8). The result is only ever shown as a text node;
 * works without a DOM, so that the server can render it too.
 */
export function stripMarkup(html: string): string {
  return html
    .replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[^]*?(-->|$)/g, ' ')
    .replace(/<\/(p|li|h[1-6]|div|tr)\s*>|<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^>]*(>|$)/gi, '')
    .replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
}
