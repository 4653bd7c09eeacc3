import type { ProductFacts } from '@/api/productDetails';
import type { Money } from '@/contract/common';
import type { PriceUnit } from '@/contract/facets';
import type { Size } from '@/contract/products';

/** Finished for a window, cloth by the metre, or a ready-made panel or blind. */
export type BuyingWay = 'made' | 'cloth' | 'ready';

export interface OfferedWay {
  way: BuyingWay;
  /** Lowest price, or that of a usual window; `NaN` when it is not known. */
  from: Money;
  unit?: PriceUnit;
  /** Sizes that are bought this way. */
  sizes: Size[];
}

function wayOf(way: BuyingWay, sizes: Size[]): OfferedWay[] {
  const cheapest = sizes.toSorted((one, other) => one.price - other.price)[0];
  return cheapest === undefined
    ? []
    : [{ way, from: cheapest.price, unit: cheapest.soldAs, sizes }];
}

/** How a product can be bought; empty unless it is made to measure, because there is nothing to choose (product 5.23). */
export function buyingWays({
  made,
  sizes,
  price,
  madeFrom = Number.NaN,
}: Pick<ProductFacts, 'made' | 'sizes' | 'price' | 'madeFrom'>): OfferedWay[] {
  if (made === undefined) return [];
  return [
    // Without sizes, the price of the product is that of a usual window.
    { way: 'made', from: sizes.length === 0 ? price : madeFrom, unit: 'made', sizes: [] },
    ...wayOf(
      'cloth',
      sizes.filter(({ soldAs }) => soldAs === 'metre'),
    ),
    ...wayOf(
      'ready',
      sizes.filter(({ soldAs }) => soldAs !== 'metre'),
    ),
  ];
}
