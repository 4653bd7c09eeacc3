import { workOf } from '../../src/lib/madeToMeasure/leadTime.ts';
import type { Work } from '../../src/lib/madeToMeasure/leadTime.ts';
import { priceWindow } from '../../src/lib/madeToMeasure/priceWindow.ts';
import type { PriceTable } from '../../src/lib/madeToMeasure/priceTable.ts';
import type { BlindProduct, CurtainProduct } from '../../src/lib/madeToMeasure/product.ts';
import type { Configuration } from './configuration.ts';
import { pricedParts } from './pricedParts.ts';
import { windowRequest } from './windowRequest.ts';

interface Kept {
  content: Configuration;
  price_minor: number;
  valid_until: string;
}

export interface CurrentPrice {
  priceMinor: number;
  /** The price that was kept, when another one counts now. */
  previousMinor?: number;
  /** The shop does not make it any more. */
  isUnavailable: boolean;
  /** The kept window, or as it is priced now. */
  content: Configuration;
  /** What the workroom has to make; none of what is unavailable. */
  work?: Work;
}

/**
 * The price of a kept window: held until its day, whatever the table says, and that of today afterwards. A window that cannot
 * be made any more, because its product, heading or lining was removed, is unavailable.
 */
export function currentPrice(
  { content, price_minor: kept, valid_until: validUntil }: Kept,
  priceable: { product: CurtainProduct | BlindProduct; table: PriceTable } | null | undefined,
  now: Date,
): CurrentPrice {
  const unavailable = { priceMinor: kept, isUnavailable: true, content };
  if (!priceable) return unavailable;
  const request = windowRequest(content.request, priceable.product, priceable.table);
  const result = request && priceWindow(request);
  if (!request || !result || result.kind === 'refused') return unavailable;
  const work = workOf(request, result);
  if (now.toISOString() <= validUntil || result.total === kept)
    return { priceMinor: kept, isUnavailable: false, content, work };
  const tableVersion = priceable.table.version;
  return {
    priceMinor: result.total,
    previousMinor: kept,
    isUnavailable: false,
    // So that the lines of an order sum to its price.
    content: { ...content, ...pricedParts(result), tableVersion },
    work,
  };
}
