import { z } from 'zod';
import type { ZodError } from 'zod';

/** Thrown for an invalid environment; the message lists every problem with an example. */
export class ConfigurationError extends Error {}

/** @throws ConfigurationError with a line for each problem, when there is one */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const list = problems.map((problem) => `  ${problem}\n`).join('');
  throw new ConfigurationError(
    `The configuration is invalid:\n${list}Every variable is described in docs/settings.md.`,
  );
}

/** The variables that are set; an empty one counts as not set. */
export const setVariables = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));

/** A sentence for each invalid variable. */
export const invalidVariables = (error: ZodError | undefined): string[] =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

/** A text without line breaks. */
export const singleLine = z
  .string()
  .trim()
  .regex(/^[^\r\n]*$/, 'must be one line');

/** An e-mail address. */
export const mailbox = (example: string) =>
  singleLine.regex(/^[^\s@<>,"]+@[^\s@<>,"]+$/, `must be an e-mail address, e.g. ${example}`);

/**
 * One line that `parse` reads.
 * @param parse returns `undefined` for an invalid text
 */
export const parsed = <T>(parse: (value: string) => T | undefined, message: string) =>
  singleLine.transform((value, context) => {
    const found = parse(value);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** First and last hour of a day, with a slot of two hours between them. */
export const hours = parsed((value) => {
  const [, from = '', to = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(value) ?? [];
  const found = { from: Number(from), to: Number(to) };
  return to !== '' && found.to <= 24 && found.to - found.from >= 2 ? found : undefined;
}, 'must be hours of a day, e.g. 9-19');

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Weekdays, 0 for Sunday; `none` for none. */
export const weekdays = parsed((value) => {
  const names = value.split(',').map((name) => name.trim().toLowerCase());
  if (names.length === 1 && names[0] === 'none') return [];
  const found = names.map((name) => WEEKDAYS.indexOf(name));
  return found.includes(-1) ? undefined : found;
}, 'must be weekdays or none, e.g. Friday, Sunday');
