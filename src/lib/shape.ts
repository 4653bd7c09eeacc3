/** Checks of untrusted JSON whose shape has to be complete; parsers that can repair use `coerce`. */

export type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number from 0. */
export const whole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

export const flag: Check = (value) => typeof value === 'boolean';

export const text: Check = (value) => typeof value === 'string' && value !== '';

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.some((known) => known === value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** A record with these fields; others are ignored. */
export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([key, check]) => check(value[key]));

/** A record that has each key. */
export const eachOf = (keys: readonly string[], check: Check): Check =>
  fields(Object.fromEntries(keys.map((key) => [key, check])));
