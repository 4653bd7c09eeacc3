/** Longest description that search results show, in characters. */
const MAX_DESCRIPTION = 155;

/** Plain text at most as long as search results show it, cut at a word. */
export function truncateDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, MAX_DESCRIPTION).replace(/[\s,;:.–]+\S*$/, '')}…`;
}
