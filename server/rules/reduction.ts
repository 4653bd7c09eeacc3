import { isWithin } from '../lists/period.ts';
import { toMinor } from './money.ts';

/** Prices of a size in dirhams, and the first and last day of a reduction in Dubai. */
interface Size {
  price: number;
  originalPrice?: number | undefined;
  reducedFrom?: string | undefined;
  reducedUntil?: string | undefined;
}

const hasPeriod = ({ reducedFrom, reducedUntil }: Size): boolean =>
  reducedFrom !== undefined || reducedUntil !== undefined;

/** Price columns of a size on a day in Dubai. One with a period keeps its reduced price beside them, for the other days. */
export function priceColumns(size: Size, today: string) {
  const { reducedFrom, reducedUntil } = size;
  const price = toMinor(size.price);
  const original = size.originalPrice === undefined ? null : toMinor(size.originalPrice);
  const isFull = original !== null && !isWithin({ from: reducedFrom, until: reducedUntil }, today);
  return {
    price_minor: isFull ? original : price,
    original_price_minor: isFull ? null : original,
    reduced_price_minor: hasPeriod(size) ? price : null,
    reduced_from: reducedFrom ?? null,
    reduced_until: reducedUntil ?? null,
  };
}
