import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { VisitSlot } from '@/contract/slots';
import { asRecord, asText } from '@/lib/coerce';

/** A rejected API request. */
export interface ApiError {
  /** HTTP status; `undefined` when there was no usable response. */
  status: number | undefined;
  /** The server's `message`, at most 200 characters; `undefined` when it sent none. */
  message: string | undefined;
  /** Seconds to wait before the next attempt, from `Retry-After`. */
  retryAfter?: number;
  /** Free slots instead of one that is taken (product 7.14). */
  slots?: VisitSlot[];
}

const MAX_MESSAGE_LENGTH = 200;

const SESSION_MESSAGES = ['Token expired', 'Invalid token', 'Token not found'] as const;

/** Message of a server that has ended the session. */
export type SessionMessage = (typeof SESSION_MESSAGES)[number];

/** Whether a server message means that the session has ended (product 10.9). */
export function isEndOfSession(message: string | undefined): message is SessionMessage {
  return SESSION_MESSAGES.some((sessionMessage) => sessionMessage === message);
}

/** The message in a response body: `message`, or `data.message` (product 13.10). */
export function readMessage(body: unknown): string | undefined {
  const record = asRecord(body);
  const message = asText(record['message']) ?? asText(asRecord(record['data'])['message']);
  const text = message?.trim();
  return text === undefined || text === '' ? undefined : text.slice(0, MAX_MESSAGE_LENGTH);
}

/**
 * Converts an error of fetchBaseQuery; the text of a body that cannot be parsed is dropped. A success whose body is empty or
 * cannot be parsed is no usable response.
 * @param error `undefined` for an empty body
 */
export function toApiError(error: FetchBaseQueryError | undefined): ApiError {
  if (typeof error?.status === 'number') {
    return { status: error.status, message: readMessage(error.data) };
  }
  const isRefused = error?.status === 'PARSING_ERROR' && error.originalStatus >= 400;
  return { status: isRefused ? error.originalStatus : undefined, message: undefined };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

/** Whether to retry the request: no response, 5xx or 429 (product 13.7). */
export function isWorthRetrying({ status }: ApiError): boolean {
  return status === undefined || status >= 500 || status === 429;
}
