import { stripMarkup } from '@/lib/stripMarkup';

const BLOCK_END = /<\/(?:p|h[1-6]|li|blockquote|tr)\s*>/gi;

/** The paragraphs of an article as plain text; works without a DOM and needs no sanitising. */
export function toPlainParagraphs(html: string): string[] {
  return html
    .split(BLOCK_END)
    .map(stripMarkup)
    .filter((paragraph) => paragraph !== '');
}
