import type { InstalmentRange } from '@/contract/products';
import { asMoney, asRecord } from '@/lib/coerce';

/** The amounts that can be paid in instalments; `undefined` when the server offers none. */
export function parseInstalmentRange(value: unknown): InstalmentRange | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record = asRecord(value);
  const [from, upTo] = [asMoney(record['from']), asMoney(record['upTo'])];
  return { ...(from > 0 && { from }), ...(upTo > 0 && { upTo }) };
}
