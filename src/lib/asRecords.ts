import { asList } from './coerce';

/** The records that `parse` accepts, each id once: it is the key of a rendered list. */
export function asRecords<T extends { _id: string }>(
  value: unknown,
  parse: (item: unknown) => T | undefined,
): T[] {
  return [...new Map(asList(value, parse).map((item) => [item._id, item])).values()];
}
