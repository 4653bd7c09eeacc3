import type { z } from 'zod';
import { HttpError, badRequest } from './errors.ts';

/** Largest body the shop reads (decisions §1). */
export const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 10;

function tooLarge(): HttpError {
  return new HttpError(413, 'This request is too large: at most 64 KiB are accepted.', {
    Connection: 'close',
  });
}

/**
 * Reads a body without ever holding more than the limit.
 * @throws HttpError 413
 */
export async function readBody(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

function isTooDeep(value: unknown, depth = 1): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > MAX_DEPTH) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

/**
 * The JSON body of a request.
 * @throws HttpError 413, 415 or 400
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') {
    throw new HttpError(415, 'Send the body as plain JSON with Content-Type: application/json.');
  }
  const body = parseJson(await readBody(request));
  if (isTooDeep(body)) throw badRequest('The body is nested too deeply.');
  return body;
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
