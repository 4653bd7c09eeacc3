/** Maximum length of a description in search results, in characters. */
const MAX_DESCRIPTION = 155;

/** Truncates a meta description at a word boundary. */
export function truncateDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, MAX_DESCRIPTION).replace(/[\s,;:.–]+\S*$/, '')}…`;
}
