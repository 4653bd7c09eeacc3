/** Error code of Node, SQLite or PostgreSQL, e.g. `EADDRINUSE`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** E-mail addresses, tokens, phone numbers and codes that libraries quote in messages. */
const PERSONAL_DATA = [
  /[^\s<>"'(),:;/]+@[^\s<>"'(),:;/]+/g,
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  /\d[\d ()-]{4,}\d/g,
  // JSON.parse quotes its input.
  /"[^]*"(?=(\.\.\.)? is not valid JSON)/g,
];

/** Redacts personal data and tokens. */
export function withoutPersonalData(text: string): string {
  return PERSONAL_DATA.reduce((redacted, pattern) => redacted.replace(pattern, '…'), text);
}

/** Redacted and truncated error message for the log. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return 'unknown';
  return withoutPersonalData(String(error.message)).slice(0, 200);
}

/** Redacted error message with its stack frames for the log. */
export function traceOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [reasonOf(error), ...frames].join('\n');
}
