import type { CartConfiguration } from '@/contract/cart';
import { asList, asMoney, asRecord, asText } from '@/lib/coerce';

/** Configuration of a cart line; `undefined` for one without. */
export function parseCartConfiguration(value: unknown): CartConfiguration | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record = asRecord(value);
  const previousPrice = asMoney(record['previousPrice']);
  return {
    windowId: asText(record['windowId']),
    name: asText(record['name']) ?? '',
    summary: asList(record['summary'], asText),
    isEditable: record['isEditable'] === true,
    // Not parsed yet: the configurator does.
    input: (record['input'] ?? undefined) as CartConfiguration['input'],
    validUntil: asText(record['validUntil']) ?? '',
    ...(!Number.isNaN(previousPrice) && { previousPrice }),
    ...(record['unavailable'] === true && { unavailable: true }),
  };
}
