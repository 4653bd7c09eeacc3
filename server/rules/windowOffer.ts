import type { WindowToOffer } from '../../src/contract/madeToMeasure.ts';
import { firstOfBlind, firstOfCurtain } from '../../src/lib/madeToMeasure/firstChoices.ts';
import type { PriceTable } from '../../src/lib/madeToMeasure/priceTable.ts';
import { priceWindow, withChange } from '../../src/lib/madeToMeasure/priceWindow.ts';
import type { WindowRequest } from '../../src/lib/madeToMeasure/priceWindow.ts';
import type { BlindProduct, CurtainProduct } from '../../src/lib/madeToMeasure/product.ts';
import { sizedWindow } from '../../src/lib/madeToMeasure/window.ts';

interface OfferedProduct {
  productId: string;
  product: CurtainProduct | BlindProduct;
  table: PriceTable;
}

export const kindFor = ({ mount }: WindowToOffer): 'curtain' | 'blind' =>
  mount === 'inside' || mount === 'outside' ? 'blind' : 'curtain';

/** A window with what the configurator chooses first for it (product 16.13). */
function requestOf({ product, table }: OfferedProduct, wanted: WindowToOffer): WindowRequest {
  const { reach = 'floor', floor = 'finished', notes = [], draw } = wanted;
  const window = sizedWindow({ ...wanted, reach, floor, notes });
  if (product.kind === 'blind') return { product, table, window, options: firstOfBlind(product) };
  const first = firstOfCurtain(product);
  const isMade = product.headings.includes(wanted.heading);
  const heading = isMade ? wanted.heading : first.heading;
  return { product, table, window, options: { ...first, heading, draw } };
}

/** Price in fils of the first choices, or of what works instead; `undefined` when nothing does. */
function leastPrice(request: WindowRequest): number | undefined {
  const result = priceWindow(request);
  if (result.kind !== 'refused') return result.total;
  const { change } = result.refusal;
  const changed = change && priceWindow(withChange(request, change));
  return changed === undefined || changed.kind === 'refused' ? undefined : changed.total;
}

/** The product that costs least for a window; `undefined` when none can be made for it. */
export function cheapestFor(wanted: WindowToOffer, products: readonly OfferedProduct[]) {
  let cheapest: { productId: string; total: number } | undefined;
  for (const offered of products) {
    const total = leastPrice(requestOf(offered, wanted));
    if (total !== undefined && total < (cheapest?.total ?? Infinity))
      cheapest = { productId: offered.productId, total };
  }
  return cheapest;
}
