import type { z } from 'zod';

const isText = (origin: string): boolean => origin === 'string';

/** The message of what a schema refuses, for the shop's staff; `undefined` for the schema's own. */
export function schemaMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_big')
    return `must ${isText(issue.origin) ? 'have at most' : `be ${issue.inclusive === false ? 'less than' : 'at most'}`} ${issue.maximum}${isText(issue.origin) ? ' characters' : ''}`;
  if (issue.code === 'too_small')
    return issue.origin === 'number' || issue.origin === 'int'
      ? `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`
      : undefined;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'must not be empty';
  return undefined;
}
