import type { z } from 'zod';
import { HttpError, badRequest } from './errors.ts';
import { parseJson } from './json.ts';

/** Largest body the shop reads (decisions §1). */
export const MAX_BODY_BYTES = 64 * 1024;

function tooLarge(): HttpError {
  return new HttpError(413, 'This request is too large: at most 64 KiB are accepted.', {
    Connection: 'close',
  });
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The next part of a body; that the caller went away is no failure of ours. */
async function readPart(reader: Reader): ReturnType<Reader['read']> {
  try {
    return await reader.read();
  } catch {
    throw badRequest('The body did not arrive completely.');
  }
}

/**
 * Reads a body without ever holding more than the limit.
 * @throws HttpError 413, or 400 when the caller stopped sending
 */
export async function readBody(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await readPart(reader); !part.done; part = await readPart(reader)) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** JSON is UTF-8 (RFC 8259 §8.1); whoever announces another charset means something else. */
function isJson(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?\s*$/.test(charset);
  return type.trim() === 'application/json' && isUtf8;
}

/**
 * The JSON body of a request.
 * @throws HttpError 413, 415 or 400
 */
export async function readJson(request: Request): Promise<unknown> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!isJson(request.headers.get('content-type')) || encoding !== 'identity') {
    throw new HttpError(415, 'Send the body as plain JSON with Content-Type: application/json.');
  }
  return parseJson(await readBody(request));
}

/**
 * The query as plain text values.
 * @throws HttpError 400 when a key stands twice
 */
export function readQuery(request: Request): Record<string, string> {
  const query = new Map<string, string>();
  for (const [key, value] of new URL(request.url).searchParams) {
    if (query.has(key)) throw badRequest('Every query parameter may stand only once.');
    query.set(key, value);
  }
  return Object.fromEntries(query);
}

/**
 * What a schema makes of a value; unknown keys are dropped.
 * @throws HttpError 400 with the first thing that is wrong
 */
export function parseWith<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const isWholeBody = issue?.path.length === 0 && issue.code === 'invalid_type';
  throw badRequest(isWholeBody ? 'The body must be a JSON object.' : (issue?.message ?? 'Invalid'));
}

const KEY_SHAPE = /^[\x21-\x7E]{1,255}$/;

/**
 * The caller's Idempotency-Key, when one was sent.
 * @throws HttpError 400 when it is not 1–255 visible ASCII characters
 */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!KEY_SHAPE.test(key)) {
    throw badRequest('Idempotency-Key must be 1 to 255 visible ASCII characters.');
  }
  return key;
}
