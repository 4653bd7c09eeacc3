import type { z } from 'zod';

/** Keys that lead to a value of a catalogue file. */
export type Path = readonly (string | number)[];

/** What is wrong with a value of a catalogue file. */
export interface Problem {
  path: Path;
  message: string;
  /** The record that the message ends with. */
  other?: Path;
}

/** Formats a path, e.g. `products[3].sizes[0].price`. */
export function formatPath(path: Path): string {
  return path.reduce<string>((prefix, part) => {
    if (typeof part === 'number') return `${prefix}[${part}]`;
    return prefix === '' ? part : `${prefix}.${part}`;
  }, '');
}

/** A problem on one line, with its path. */
export const problemLine = ({ path, message, other }: Problem): string =>
  [formatPath(path), other ? `${message} ${formatPath(other)}` : message]
    .filter(Boolean)
    .join(': ');

/** The problems that a schema found. */
export const schemaProblems = (error: z.ZodError): Problem[] =>
  error.issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    message,
  }));
