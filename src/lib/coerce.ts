/** Parsers for untrusted values. They return `undefined` for an unusable value and never throw. */

export type UnknownRecord = Record<string, unknown>;

/** The value as a plain object, or an empty one. */
export function asRecord(value: unknown): UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as UnknownRecord)
    : {};
}

/** A string, or a finite number as a string. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** Characters of a currency. A price does not break, and a longer text would not fit on the card of a small phone. */
const MAX_CURRENCY = 8;

/** Currency of the amounts; empty for a text too long for a price. */
export function asCurrency(value: unknown): string {
  const text = asText(value)?.trim() ?? '';
  return text.length <= MAX_CURRENCY ? text : '';
}

/** A finite number, or a numeric string as a number. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** An amount in major units: finite, not negative and below 1e12, otherwise NaN. */
export function asMoney(value: unknown): number {
  const amount = asNumber(value);
  return amount !== undefined && amount >= 0 && amount < 1e12 ? amount : Number.NaN;
}

/** A whole number that is not negative. */
export function asCount(value: unknown): number | undefined {
  const count = asNumber(value);
  return Number.isSafeInteger(count) && Number(count) >= 0 ? count : undefined;
}

/** Number of pages of a list, between 1 and 9,999. */
export function asTotalPages(value: unknown): number {
  return Math.min(9_999, Math.max(1, Math.trunc(asNumber(value) ?? 1)));
}

/** The items that `parse` accepts; empty when the value is no array. */
export function asList<T>(value: unknown, parse: (item: unknown) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const parsed = parse(item);
    return parsed === undefined ? [] : [parsed];
  });
}

/** Like `asList`, but of items with the same key only the first, because the key identifies a row on the screen. */
export function asUniqueList<T>(
  value: unknown,
  parse: (item: unknown) => T | undefined,
  keyOf: (item: T) => unknown,
): T[] {
  const seen = new Set<unknown>();
  return asList(value, parse).filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A day that exists, as `YYYY-MM-DD`. */
export function asDay(value: unknown): string | undefined {
  const text = asText(value) ?? '';
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  // JavaScript takes 31 February for 3 March.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return exists ? text : undefined;
}

/** A time of day, as `HH:MM`. */
export function asTime(value: unknown): string | undefined {
  const text = asText(value) ?? '';
  return TIME.test(text) ? text : undefined;
}

/** A path of the shop. Browsers read `/\` as `//`, which leads to another site, and skip tabs. */
export function asPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\\s])/.test(value) ? value : undefined;
}

/** URL of an image or video: root-relative or http(s). */
export function asMediaUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = value.trim();
  return asPath(url) ?? (/^https?:\/\//i.test(url) ? url : undefined);
}
