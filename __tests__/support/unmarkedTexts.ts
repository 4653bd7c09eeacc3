const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'path']);
const TOKEN = /<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/gi;
/** Attributes with texts for users. */
const TEXT_ATTRIBUTE = /\b(?:aria-label|alt|title|placeholder)="([^"]*)"/g;
const ARABIC = /[\u0600-\u06ff]/;

/**
 * Texts and text attributes of server-rendered HTML that are neither within an element with a `lang` attribute nor in
 * Arabic. Arabic sentences may contain names.
 */
export function unmarkedTexts(html: string): string[] {
  const found: string[] = [];
  /** Whether each open element is within one with `lang`. */
  const open: boolean[] = [];
  const body = html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->/gs, '');
  for (const [, slash = '', name = '', attributes = '', end = '', text] of body.matchAll(TOKEN)) {
    if (text !== undefined) {
      if (open.at(-1) !== true) found.push(text);
      continue;
    }
    if (slash !== '') {
      open.pop();
      continue;
    }
    const isMarked = open.at(-1) === true || /\blang="/.test(attributes);
    if (!isMarked) {
      found.push(...[...attributes.matchAll(TEXT_ATTRIBUTE)].map(([, value = '']) => value));
    }
    if (end === '' && !VOID_ELEMENTS.has(name.toLowerCase())) open.push(isMarked);
  }
  return found.filter((one) => /[A-Za-z]/.test(one) && !ARABIC.test(one));
}
