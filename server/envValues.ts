import { z } from 'zod';

/** A text without line breaks. */
export const singleLine = z
  .string()
  .trim()
  .regex(/^[^\r\n]*$/, 'must be one line');

/** First and last hour of a day, with a slot of two hours between them. */
export const hours = singleLine.transform((value, context) => {
  const [, from = '', to = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(value) ?? [];
  const found = { from: Number(from), to: Number(to) };
  if (to !== '' && found.to <= 24 && found.to - found.from >= 2) return found;
  context.addIssue({ code: 'custom', message: 'must be hours of a day, e.g. 9-19' });
  return z.NEVER;
});

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Weekdays, 0 for Sunday; `none` for none. */
export const weekdays = singleLine.transform((value, context) => {
  const names = value.split(',').map((name) => name.trim().toLowerCase());
  if (names.length === 1 && names[0] === 'none') return [];
  const found = names.map((name) => WEEKDAYS.indexOf(name));
  if (!found.includes(-1)) return found;
  context.addIssue({ code: 'custom', message: 'must be weekdays or none, e.g. Friday, Sunday' });
  return z.NEVER;
});
