import type { z } from 'zod';

/** What a text or a list has; `undefined` for a number. */
const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

/** The message of what a schema refuses, for the shop's staff; `undefined` for the schema's own. */
export function schemaMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_big') {
    const unit = UNITS[issue.origin];
    if (unit !== undefined) return `must have at most ${issue.maximum} ${unit}`;
    return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
  }
  if (issue.code === 'too_small')
    return issue.origin === 'number' || issue.origin === 'int'
      ? `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`
      : undefined;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'must not be empty';
  return undefined;
}
