import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error response with a message for the customer (product 13.1). */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export function badRequest(message: string): HttpError {
  return new HttpError(400, message);
}

/** The client ends the session on these exact messages. */
export function unauthorized(
  message: 'Token not found' | 'Invalid token' | 'Token expired',
): HttpError {
  return new HttpError(401, message, { 'WWW-Authenticate': 'Bearer' });
}

export function notFound(message: string): HttpError {
  return new HttpError(404, message);
}

export function conflict(message: string): HttpError {
  return new HttpError(409, message);
}

/** Retry-After header in whole seconds. */
export function retryAfter(ms: number): Record<'Retry-After', string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) };
}

/** @param retryAfterMs time to wait in milliseconds */
export function tooMany(message: string, retryAfterMs: number): HttpError {
  return new HttpError(429, message, retryAfter(retryAfterMs));
}

/** @param retryAfterMs time to wait in milliseconds */
export function unavailable(message: string, retryAfterMs = 2000): HttpError {
  return new HttpError(503, message, retryAfter(retryAfterMs));
}
