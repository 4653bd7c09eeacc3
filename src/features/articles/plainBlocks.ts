import { stripMarkup } from '@/lib/stripMarkup';

type SingleTag = 'p' | 'h2' | 'h3' | 'h4' | 'blockquote';

/** A block of an article as plain text; texts are never empty. */
export type PlainBlock =
  | { tag: SingleTag; text: string }
  | { tag: 'ul'; items: string[] }
  | { tag: 'table'; rows: string[][] };

const BLOCK_END = /<\/(p|h[1-6]|li|blockquote|tr)\s*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;

/** How a block with one text stands below the title of the page, by the tag that ends it. */
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

/** Items and rows that follow each other belong to one list and one table. */
function append(blocks: PlainBlock[], block: PlainBlock): void {
  const last = blocks.at(-1);
  if (block.tag === 'ul' && last?.tag === 'ul') last.items.push(...block.items);
  else if (block.tag === 'table' && last?.tag === 'table') last.rows.push(...block.rows);
  else blocks.push(block);
}

/** An article as plain text, block by block; works without a DOM and needs no sanitising. */
export function toPlainBlocks(html: string): PlainBlock[] {
  const blocks: PlainBlock[] = [];
  // The split leaves the inside of each block and, after it, the tag that ended it.
  const parts = html.split(BLOCK_END);
  for (let index = 0; index < parts.length; index += 2) {
    const block = toBlock(parts[index] ?? '', parts[index + 1]?.toLowerCase() ?? 'p');
    if (block !== undefined) append(blocks, block);
  }
  return blocks;
}

/** The first words of an article, for search results and link previews. */
export function firstParagraphOf(html: string): string | undefined {
  const paragraph = toPlainBlocks(html).find(({ tag }) => tag === 'p');
  return paragraph !== undefined && 'text' in paragraph ? paragraph.text : undefined;
}
