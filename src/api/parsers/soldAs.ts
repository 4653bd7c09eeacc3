import type { LineUnit, PriceUnit, SoldAs } from '@/contract/facets';
import type { UnknownRecord } from '@/lib/coerce';

const UNITS: readonly SoldAs[] = ['metre', 'panel', 'blind'];

/** A known unit of a size, or `undefined`. */
export function asSoldAs(value: unknown): SoldAs | undefined {
  return UNITS.find((unit) => unit === value);
}

/** The unit of a price in a list, which may be of a finished window. */
export const asPriceUnit = (value: unknown): PriceUnit | undefined =>
  value === 'made' ? value : asSoldAs(value);

/** The unit of a line: finished windows are counted as such. */
export const asLineUnit = ({ configuration, soldAs }: UnknownRecord): LineUnit | undefined =>
  typeof configuration === 'object' && configuration !== null ? 'window' : asSoldAs(soldAs);
