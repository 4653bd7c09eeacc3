import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal with a message for the shopper: what is wrong and what to do (decisions §1). */
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

/** The three messages end the session in the client, so they hold to the letter. */
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

/** @param retryAfterMs how long the caller has to wait */
export function tooMany(message: string, retryAfterMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new HttpError(429, message, { 'Retry-After': String(seconds) });
}

export function unavailable(message: string): HttpError {
  return new HttpError(503, message, { 'Retry-After': '2' });
}
