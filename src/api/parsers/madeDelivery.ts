import type { MadeDelivery } from '@/contract/madeToMeasure';
import { asRecord, asText } from '@/lib/coerce';

/** How finished windows are delivered; `undefined` when the server sends none. */
export function parseMadeDelivery(value: unknown): MadeDelivery | undefined {
  const { isFitted, madeBy, arrives, cancelUntil } = asRecord(value);
  if (typeof isFitted !== 'boolean') return undefined;
  return {
    isFitted,
    madeBy: asText(madeBy),
    arrives: asText(arrives),
    cancelUntil: asText(cancelUntil),
  };
}
