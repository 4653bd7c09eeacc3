import type { Context } from 'hono';
import type { Language } from '../../src/contract/common.ts';
import { MAX_BODY_BYTES } from '../limits/requests.ts';
import { HttpError, badRequest } from './errors.ts';
import { parseJson } from './json.ts';
import type { AcceptedBody, AcceptedFile, LocalizedSchema } from './route.ts';
import { requestTarget } from './requestTarget.ts';

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(413, (m) => m.requests.bodyTooLarge(maxBytes / 1024), {
    Connection: 'close',
  });
}

/** Reads from a body; an aborted upload is a 400, not a server error. */
async function reading<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch {
    throw badRequest((m) => m.requests.bodyIncomplete);
  }
}

/**
 * Reads a body and buffers at most `maxBytes`.
 * @throws HttpError 413, or 400 when the upload was aborted
 */
export async function readBody(
  request: Request,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Uint8Array> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  // Node's parser ends the body at its Content-Length, so it needs no stream to count its bytes.
  if (length !== null) return new Uint8Array(await reading(request.arrayBuffer()));
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reading(reader.read()); !part.done; part = await reading(reader.read())) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

const PLAIN_JSON: AcceptedBody = { types: ['application/json'], maxBytes: MAX_BODY_BYTES };

/** Whether a content type is JSON in UTF-8, the only charset of JSON (RFC 8259, section 8.1). */
function isJson(contentType: string | null, types: readonly string[]): boolean {
  const [type = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return types.includes(type) && isUtf8;
}

/**
 * Reads the JSON body of a request.
 * @throws HttpError 413, 415 or 400
 */
export async function readJson(
  request: Request,
  { types, maxBytes }: AcceptedBody = PLAIN_JSON,
): Promise<unknown> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!isJson(request.headers.get('content-type'), types) || encoding !== 'identity') {
    throw new HttpError(415, (m) => m.requests.bodyType);
  }
  return parseJson(await readBody(request, maxBytes));
}

/**
 * Reads an uploaded file.
 * @throws HttpError 413, 415 or 400
 */
export async function readFile(
  request: Request,
  { types, maxBytes }: AcceptedFile,
): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  if (!types.includes(type) || encoding !== 'identity') {
    throw new HttpError(415, (m) => m.requests.fileType);
  }
  return readBody(request, maxBytes);
}

/**
 * Reads the query as strings.
 * @throws HttpError 400 when a parameter is repeated
 */
export function readQuery(context: Context): Record<string, string> {
  const parameters = new URLSearchParams(requestTarget(context).query);
  const query = Object.fromEntries(parameters);
  if (Object.keys(query).length !== parameters.size) {
    throw badRequest((m) => m.requests.repeatedParameter);
  }
  return query;
}

/**
 * Parses a value with a schema; unknown keys are dropped.
 * @param language of the error message
 * @throws HttpError 400 with the first problem
 */
export function parseWith<Output>(
  schema: LocalizedSchema<Output>,
  value: unknown,
  language: Language,
): Output {
  const result = schema[language].safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const isWholeBody = issue?.path.length === 0 && issue.code === 'invalid_type';
  throw badRequest((m) =>
    isWholeBody ? m.requests.bodyNotObject : (issue?.message ?? m.requests.invalid),
  );
}

const KEY_SHAPE = /^[\x21-\x7E]{1,255}$/;

/**
 * Reads the Idempotency-Key header.
 * @throws HttpError 400 when it is not 1–255 visible ASCII characters
 */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!KEY_SHAPE.test(key)) {
    throw badRequest((m) => m.requests.keyShape);
  }
  return key;
}
