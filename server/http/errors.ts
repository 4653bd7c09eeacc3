import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, Language } from '../../src/contract/common.ts';
import { messagesIn } from '../messages/messages.ts';
import type { MessageText } from '../messages/messages.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';

/** Fields of an error response beside its message. */
type Details = Omit<ErrorBody, 'message'>;

/** An error response with a message for the customer (product 13.1); `message` is the English one. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly text: MessageText;
  readonly headers: Record<string, string>;
  readonly details: Details;

  constructor(
    status: ContentfulStatusCode,
    text: MessageText,
    headers: Record<string, string> = {},
    details: Details = {},
  ) {
    super(text(messagesIn(DEFAULT_LANGUAGE)));
    this.status = status;
    this.text = text;
    this.headers = headers;
    this.details = details;
  }

  /** The message in the language of a request. */
  messageIn(language: Language): string {
    return this.text(messagesIn(language));
  }
}

export function badRequest(text: MessageText): HttpError {
  return new HttpError(400, text);
}

/** The client ends the session on these exact messages, which are the same in all languages. */
export function unauthorized(
  message: 'Token not found' | 'Invalid token' | 'Token expired',
): HttpError {
  return new HttpError(401, () => message, { 'WWW-Authenticate': 'Bearer' });
}

export function notFound(text: MessageText): HttpError {
  return new HttpError(404, text);
}

export function conflict(text: MessageText): HttpError {
  return new HttpError(409, text);
}

/** Retry-After header in whole seconds. */
export function retryAfter(ms: number): Record<'Retry-After', string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) };
}

/** @param retryAfterMs time to wait in milliseconds */
export function tooMany(text: MessageText, retryAfterMs: number, details?: Details): HttpError {
  return new HttpError(429, text, retryAfter(retryAfterMs), details);
}

/** @param retryAfterMs time to wait in milliseconds */
export function unavailable(text: MessageText, retryAfterMs = 2000): HttpError {
  return new HttpError(503, text, retryAfter(retryAfterMs));
}
