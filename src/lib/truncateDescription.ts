/** Maximum length of a description in search results, in characters. */
const MAX_DESCRIPTION = 155;

const LAST_WORD = /(?<!\S)\S*$/;
const SEPARATORS = /(?<![\s,;:.–])[\s,;:.–]+$/;

/** Truncates a meta description at a word boundary. */
export function truncateDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const start = text.slice(0, MAX_DESCRIPTION);
  return `${(start.replace(LAST_WORD, '') || start).replace(SEPARATORS, '')}…`;
}
