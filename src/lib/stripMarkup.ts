/** A Map, because a lookup in an object also finds inherited properties such as `constructor`. */
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

/** Plain text of HTML (product 4.8), without a DOM so that the server can render it. Render the result as text only. */
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
