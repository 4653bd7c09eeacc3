/** Error code of Node, SQLite or PostgreSQL, e.g. `EADDRINUSE`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** E-mail addresses, tokens, phone numbers and codes that libraries quote in messages. */
const PERSONAL_DATA = [
  /[^\s<>"'(),:;/@]{1,64}@[^\s<>"'(),:;/]{1,255}/g,
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  /\d[\d ()-]{4,30}\d/g,
];
/** JSON.parse quotes its input. */
const QUOTED_JSON = /^([^"]*)"[^]*"(?=(?:\.{3})? is not valid JSON)/;
/** Characters that are redacted per character that is kept; redacted texts are shorter. */
const CUT_FACTOR = 4;

/** The start of a text, without the word or number that the cut divides. */
function startOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const words = start.slice(0, start.search(/(?<!\S)\S*$/));
  return words.slice(0, words.search(/(?<![\p{Nd} ().-])[\p{Nd} ().-]*$/u));
}

/**
 * Redacts personal data and tokens. The text is cut first, because anybody can send long ones.
 * @param max characters that are kept
 * @param further patterns of one kind of text
 */
export function withoutPersonalData(
  text: string,
  max: number,
  further: readonly RegExp[] = [],
): string {
  return [...PERSONAL_DATA, ...further]
    .reduce(
      (redacted, pattern) => redacted.replace(pattern, '…'),
      startOf(text, CUT_FACTOR * max).replace(QUOTED_JSON, '$1…'),
    )
    .slice(0, max);
}

/** Longest error message in the log. */
const MAX_REASON = 200;

/** Redacted and truncated error message for the log. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return 'unknown';
  return withoutPersonalData(String(error.message), MAX_REASON);
}

/** Redacted error message with its stack frames for the log. */
export function traceOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [reasonOf(error), ...frames].join('\n');
}
