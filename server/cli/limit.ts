import { UsageError } from './errors.ts';

/** Maximum number of records in a list. */
export const limitOption = { type: 'string', default: '20' } as const;

/** @throws UsageError */
export function limitOf(options: Readonly<Record<string, string | undefined>>): number {
  const limit = options['limit'] ?? limitOption.default;
  if (!/^[1-9]\d{0,3}$/.test(limit)) {
    throw new UsageError('--limit must be a whole number from 1 to 9999.');
  }
  return Number(limit);
}
