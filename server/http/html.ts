import { colours } from '../../brand/colours.ts';
import { DEFAULT_LANGUAGE, directionOf } from '../rules/language.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Escapes text for elements of XML. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Styles of pages without the storefront. */
export const PAGE_STYLE = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:${colours.ivory};color:${colours.ink}}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;margin:0 0 1rem}
.notice{background:${colours.ink};color:${colours.ivory};padding:.75rem 1rem;margin:0;text-align:center;font-weight:600}
.card{background:${colours.white};border:1px solid ${colours.sandDark};padding:1rem;margin:0 0 1rem}
.code{font:600 1.75rem/1.2 ui-monospace,monospace;letter-spacing:.2em;margin:.5rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0 0;font:14px/1.5 ui-monospace,monospace}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dd{margin:0}
button,.button{font:inherit;padding:.75rem 1.25rem;margin-block:0 .5rem;margin-inline:0 .5rem;border:1px solid ${colours.goldInk};background:${colours.white};color:${colours.ink};cursor:pointer;display:inline-block;text-decoration:none}
button.main{background:${colours.gold}}
form{display:inline}
a{color:inherit}
a:focus-visible,button:focus-visible{outline:3px solid ${colours.goldInk};outline-offset:2px}`;

/**
 * Text that is written from left to right in any language, such as a number or an e-mail address, as HTML. Isolated,
 * because digits and punctuation would change places in Arabic text.
 */
export function isolate(text: string): string {
  return `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;
}

/** Renders a small page without the storefront or scripts. `body` is HTML; a `style` of its own needs its own policy. */
export function htmlPage(
  title: string,
  body: string,
  language = DEFAULT_LANGUAGE,
  style = PAGE_STYLE,
): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
