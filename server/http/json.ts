import { badRequest } from './errors.ts';

/** Far deeper than any body of the contract. */
const MAX_DEPTH = 10;
/** Of a valid JSON text: its strings and the marks that give it its shape. */
const MARKS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * Checks the shape of a valid JSON text. A member that stands twice is refused because readers differ on which one
 * counts, and deep nesting because no call has it.
 * @throws HttpError 400
 */
function checkShape(text: string): void {
  /** Names seen in each object that is open; none for a list. */
  const open: (Set<unknown> | undefined)[] = [];
  let lastString = '""';
  for (const [mark] of text.matchAll(MARKS)) {
    if (mark === '{' || mark === '[') {
      open.push(mark === '{' ? new Set() : undefined);
      if (open.length > MAX_DEPTH) throw badRequest('The body is nested too deeply.');
    } else if (mark === '}' || mark === ']') {
      open.pop();
    } else if (mark === ':') {
      const name: unknown = JSON.parse(lastString);
      if (open.at(-1)?.has(name)) throw badRequest('The body names a field twice.');
      open.at(-1)?.add(name);
    } else {
      lastString = mark;
    }
  }
}

/**
 * Reads JSON in UTF-8, with or without a byte order mark.
 * @throws HttpError 400
 */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
  checkShape(text);
  return value;
}
