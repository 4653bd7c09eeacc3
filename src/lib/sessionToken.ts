const HEADER_SAFE_TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** Whether a value can be sent as a bearer token: printable ASCII without spaces. */
export function isSessionToken(value: unknown): value is string {
  return typeof value === 'string' && HEADER_SAFE_TOKEN.test(value);
}
