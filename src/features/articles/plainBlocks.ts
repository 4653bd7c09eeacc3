import { stripMarkup } from '@/lib/stripMarkup';

type SingleTag = 'p' | 'h2' | 'h3' | 'h4' | 'blockquote';

/** Block of an article as plain text; texts are never empty. */
export type PlainBlock =
  | { tag: SingleTag; text: string }
  | { tag: 'ul'; items: string[] }
  | { tag: 'table'; rows: string[][] };

const BLOCK_END = /<\/(p|h[1-6]|li|blockquote|tr)\s*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;

/** Rendered tag of a single-text block by its source tag; headings start below the page's h1. */
const SINGLE: Record<string, SingleTag> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  blockquote: 'blockquote',
};

const isFilled = (text: string) => text !== '';

function toBlock(html: string, tag: string): PlainBlock | undefined {
  if (tag === 'tr') {
    const cells = html.split(CELL_END).map(stripMarkup).filter(isFilled);
    return cells.length === 0 ? undefined : { tag: 'table', rows: [cells] };
  }
  const text = stripMarkup(html);
  if (text === '') return undefined;
  if (tag === 'li') return { tag: 'ul', items: [text] };
  return { tag: SINGLE[tag] ?? 'p', text };
}

/** Appends a block; merges adjacent list items and table rows. */
function append(blocks: PlainBlock[], block: PlainBlock): void {
  const last = blocks.at(-1);
  if (block.tag === 'ul' && last?.tag === 'ul') last.items.push(...block.items);
  else if (block.tag === 'table' && last?.tag === 'table') last.rows.push(...block.rows);
  else blocks.push(block);
}

/** Article HTML as plain-text blocks; works without a DOM and needs no sanitiser. */
export function toPlainBlocks(html: string): PlainBlock[] {
  const blocks: PlainBlock[] = [];
  // `split` with a capture group alternates block content and its closing tag.
  const parts = html.split(BLOCK_END);
  for (let index = 0; index < parts.length; index += 2) {
    const block = toBlock(parts[index] ?? '', parts[index + 1]?.toLowerCase() ?? 'p');
    if (block !== undefined) append(blocks, block);
  }
  return blocks;
}

/** First paragraph of an article, used as meta description. */
export function firstParagraphOf(html: string): string | undefined {
  const paragraph = toPlainBlocks(html).find(({ tag }) => tag === 'p');
  return paragraph !== undefined && 'text' in paragraph ? paragraph.text : undefined;
}
