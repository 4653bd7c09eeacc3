/** The code a failure of Node, SQLite or PostgreSQL carries, e.g. `EADDRINUSE`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** A short text for the log, whatever was thrown. */
export function reasonOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) {
    return String(error.message).slice(0, 200);
  }
  return 'unknown';
}
