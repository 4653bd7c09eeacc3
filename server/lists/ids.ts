import { z } from 'zod';

/** Those of the ids that occur more than once. */
export function duplicatesOf(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const one of ids) (seen.has(one) ? again : seen).add(one);
  return [...again];
}

/** Id of a record in a catalogue file. */
export const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,119}$/, 'must be lower-case letters, digits and hyphens');

/** A list of ids, each once. @param message why a second one is refused */
export const distinctIds = (max: number, message: string) =>
  z
    .array(id)
    .max(max)
    .refine((ids) => duplicatesOf(ids).length === 0, message);
