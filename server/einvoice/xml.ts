import { escapeHtml } from '../http/html.ts';

/** An element of XML: name, text or elements, and attributes. */
export type XmlElement = readonly [
  name: string,
  content: string | readonly XmlElement[],
  attributes?: Readonly<Record<string, string>>,
];

/** What XML 1.0 has neither as text nor as a character reference. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string => escapeHtml(text.replace(NO_CHARACTER, '')).trim();

/** Lines of an element; none for an empty one, which Peppol forbids (ibr-079). */
function linesOf([name, content, attributes = {}]: XmlElement): string[] {
  const start = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`),
  ].join(' ');
  if (typeof content === 'string') {
    const text = escaped(content);
    return text === '' ? [] : [`<${start}>${text}</${name}>`];
  }
  const inner = content.flatMap(linesOf).map((line) => `  ${line}`);
  return inner.length === 0 ? [] : [`<${start}>`, ...inner, `</${name}>`];
}

/** An XML document without a final line break. Elements without content are left out. */
export const xmlDocument = (root: XmlElement): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...linesOf(root)].join('\n');
