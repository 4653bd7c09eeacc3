import type { MiddlewareHandler } from 'hono';
import { requestId } from '../requestId.ts';
import { isKnown } from './caching.ts';
import { REQUEST_ID_HEADER } from './requestLog.ts';

/** Enough for the lists and details of some ten thousand products. */
const MAX_BYTES = 96 * 1024 * 1024;

/** A whole answer, ready to be sent again. */
export interface KeptAnswer {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Answers about one version of the catalogue, by what was asked for. */
export interface KeptAnswers {
  find: (version: number, address: string) => KeptAnswer | undefined;
  /** Keeps an answer that was begun under a version, unless that is over. */
  keep: (version: number, address: string, answer: KeptAnswer) => void;
}

function sizeOf(address: string, { body }: KeptAnswer): number {
  return address.length + body.byteLength;
}

/** What was asked for last stays; a flood of different addresses pushes out only what is asked for less. */
export function createKeptAnswers(maxBytes = MAX_BYTES): KeptAnswers {
  const answers = new Map<string, KeptAnswer>();
  let bytes = 0;
  let current: number | undefined;

  const drop = (address: string): void => {
    const answer = answers.get(address);
    if (answer && answers.delete(address)) bytes -= sizeOf(address, answer);
  };
  const add = (address: string, answer: KeptAnswer): void => {
    answers.set(address, answer);
    bytes += sizeOf(address, answer);
  };

  return {
    find: (version, address) => {
      if (version !== current) {
        answers.clear();
        bytes = 0;
        current = version;
      }
      const answer = answers.get(address);
      if (answer === undefined) return undefined;
      // The order of a Map is that of its insertions: the front is what was not asked for longest.
      answers.delete(address);
      answers.set(address, answer);
      return answer;
    },
    keep: (version, address, answer) => {
      if (version !== current) return;
      drop(address);
      add(address, answer);
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}

/** Headers of an answer but those that belong to one request. */
function headersOf(response: Response): Record<string, string> {
  const lasting = [...response.headers].filter(([name]) => name !== REQUEST_ID_HEADER);
  return Object.fromEntries(lasting);
}

/** Plain headers, which Node's server takes as they are: a `Headers` object would cost more than all the rest. */
function send(answer: KeptAnswer, ifNoneMatch: string | undefined): Response {
  const headers = { ...answer.headers };
  const id = requestId();
  if (id !== undefined) headers[REQUEST_ID_HEADER] = id;
  if (!isKnown(ifNoneMatch, headers['etag'] ?? '')) return new Response(answer.body, { headers });
  delete headers['content-type'];
  return new Response(null, { status: 304, headers });
}

/**
 * Answers anonymous reads of the catalogue from memory, until the catalogue changes. Stands before everything that
 * completes an answer, so that a kept one costs next to nothing.
 */
export function answerCache(catalogueVersion: () => Promise<number>): MiddlewareHandler {
  const answers = createKeptAnswers();
  return async (context, next) => {
    const { req } = context;
    if (req.method !== 'GET' || req.header('authorization') !== undefined) return next();
    const query = req.url.indexOf('?');
    // Another origin may get other headers.
    const address = `${req.header('origin') ?? ''} ${req.path}${query < 0 ? '' : req.url.slice(query)}`;
    const version = await catalogueVersion();
    const kept = answers.find(version, address);
    if (kept) return send(kept, req.header('if-none-match'));
    await next();
    if (context.res.status !== 200) return;
    const answer = {
      headers: headersOf(context.res),
      body: new Uint8Array(await context.res.arrayBuffer()),
    };
    answers.keep(version, address, answer);
    context.res = undefined;
    context.res = send(answer, undefined);
  };
}
