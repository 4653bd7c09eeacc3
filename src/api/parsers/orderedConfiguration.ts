import type { PriceLine, WindowToPrice } from '@/contract/madeToMeasure';
import type { OrderedConfiguration } from '@/contract/orders';
import type { Draw, Length, Mount } from '@/contract/windows';
import { asCount, asList, asNumber, asRecord, asText } from '@/lib/coerce';
import { DRAWS, isInRange, MOUNTS } from '@/lib/windows/measuredWindow';
import { parseLine } from './madeToMeasure';

/** A length in cm that can be drawn. */
function asLength(value: unknown): Length | undefined {
  const cm = asNumber(value);
  return cm !== undefined && isInRange(cm, 'width') ? cm : undefined;
}

/** What of a window is drawn. */
export function parseWindow(value: unknown): WindowToPrice {
  const record = asRecord(value);
  const mount: Mount = MOUNTS.find((known) => known === record['mount']) ?? 'ceiling';
  return {
    mount,
    widths: asList(record['widths'], asLength),
    drops: asList(record['drops'], asLength),
    track: asLength(record['track']),
  };
}

const MAX_PARTS = 8;

function parseOptions(value: unknown): OrderedConfiguration['options'] {
  const record = asRecord(value);
  const draw: Draw | undefined = DRAWS.find((known) => known === record['draw']);
  const parts = asCount(record['parts']) ?? 1;
  return { draw, parts: Math.min(Math.max(parts, 1), MAX_PARTS) };
}

/** Configuration of an ordered line; `undefined` for one without. */
export function parseOrderedConfiguration(value: unknown): OrderedConfiguration | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record = asRecord(value);
  const breakdown: PriceLine[] = asList(record['breakdown'], parseLine);
  return {
    name: asText(record['name']) ?? '',
    summary: asList(record['summary'], asText),
    window: parseWindow(record['window']),
    options: parseOptions(record['options']),
    breakdown,
    guarantee: asList(record['guarantee'], asText),
    priceTableVersion: asCount(record['priceTableVersion']) ?? 0,
  };
}
