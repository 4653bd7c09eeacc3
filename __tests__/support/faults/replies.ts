import { validReply, type Reply } from './network';
import type { FaultId } from './faults';

/** The server's message of a simulated failure. */
export const SERVER_MESSAGE = 'The workroom is closed.';

const HTML = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';
const html = { 'Content-Type': 'text/html' };

const afterMs =
  (ms: number): Reply =>
  async (request) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return validReply(request);
  };

const unreachable: Reply = () => {
  throw new TypeError('Failed to fetch');
};

const serverError: Reply = () => ({ status: 500, body: { message: SERVER_MESSAGE } });

const truncated: Reply = (request) => {
  const text = JSON.stringify(validReply(request).body ?? {});
  return { body: text.slice(0, Math.max(1, text.length - 2)) };
};

/** How the network answers during a fault of the response. */
export const replies = {
  offlineAtStart: unreachable,
  offlineMidway: unreachable,
  serverErrorOnce: (request, attempt) =>
    attempt === 1 ? serverError(request, attempt) : validReply(request),
  serverError,
  badGateway: () => ({ status: 502, body: HTML, headers: html }),
  htmlBody: () => ({ body: HTML, headers: html }),
  truncatedBody: truncated,
  emptyBody: () => ({ body: '' }),
  noContent: () => ({ status: 204 }),
  slow: afterMs(10_000),
  stalled: afterMs(60_000),
  tooMany: () => ({
    status: 429,
    body: { message: SERVER_MESSAGE },
    headers: { 'Retry-After': '2' },
  }),
} as const satisfies Partial<Record<FaultId, Reply>>;

/** Faults in which the network answers wrongly, late or not at all. */
export type ResponseFault = keyof typeof replies;

/** Faults in which the server tells the customer why. */
export const WITH_MESSAGE: readonly FaultId[] = ['serverError', 'tooMany'];

/** Like the server, which answers visitors and customers with an expired token alike in public reads. */
export const sessionEnded: Reply = (request) =>
  request.headers.has('Authorization')
    ? { status: 401, body: { message: 'Token expired' } }
    : validReply(request);
