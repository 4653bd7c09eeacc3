import { textOfHtml } from '../rules/textOfHtml.ts';

/** Characters that no format may have: controls, and halves of surrogate pairs and non-characters, which XML forbids. */
const UNUSABLE = /[^\P{Cc}\s]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Text on one line without markup, as the product page shows it. */
export function plainText(html: string): string {
  return textOfHtml(html).replace(UNUSABLE, '').replace(/\s+/g, ' ').trim();
}

/** Text of at most `max` characters; a longer one is cut after a word. */
export function shortText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  // The cut may be within a character of two units.
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/\p{Cs}$/u, '')}…`;
}
