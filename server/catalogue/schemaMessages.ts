import type { z } from 'zod';
import { nearest } from './nearest.ts';

const MAX_SHOWN = 60;

/** What a text or a list has; `undefined` for a number. */
const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

/** Keys that an object may have. */
function keysOf(schema: unknown): string[] {
  const { shape } = (schema ?? {}) as { shape?: object };
  return Object.keys(shape ?? {});
}

function unknownKeys(unknown: readonly string[], known: readonly string[]): string {
  const hints = unknown.map((key) => {
    const part = known.find((one) => key.toLowerCase().includes(one.toLowerCase()));
    const hint = part ?? nearest(key, known);
    return `"${key.slice(0, MAX_SHOWN)}"${hint === undefined ? '' : ` (did you mean ${hint}?)`}`;
  });
  return `has what is not known: ${hints.join(', ')}`;
}

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
  if (['invalid_type', 'invalid_value'].includes(issue.code) && issue.input === undefined)
    return 'must not be empty';
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, keysOf(issue.inst));
  return undefined;
}
