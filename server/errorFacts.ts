/** The code a failure of Node, SQLite or PostgreSQL carries, e.g. `EADDRINUSE`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What a library may quote of the people it failed for: e-mail addresses, tokens, phone numbers and codes. */
const PERSONAL = [
  /[^\s<>"'(),:;/]+@[^\s<>"'(),:;/]+/g,
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  /\d[\d ()-]{4,}\d/g,
  // JSON.parse quotes the text it cannot read.
  /"[^]*"(?=(\.\.\.)? is not valid JSON)/g,
];

function withoutPersonalData(text: string): string {
  return PERSONAL.reduce((cleared, pattern) => cleared.replace(pattern, '…'), text);
}

/** A short text for the log, whatever was thrown. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return 'unknown';
  return withoutPersonalData(String(error.message)).slice(0, 200);
}

/** What was thrown and where, for the log. */
export function traceOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [reasonOf(error), ...frames].join('\n');
}
