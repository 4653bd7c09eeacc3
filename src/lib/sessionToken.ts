const HEADER_SAFE_TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** Whether a stored value can be sent as a bearer token: one word of printable ASCII. */
export function isSessionToken(value: unknown): value is string {
  return typeof value === 'string' && HEADER_SAFE_TOKEN.test(value);
}
