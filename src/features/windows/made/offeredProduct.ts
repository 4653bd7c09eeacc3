import { parseAttributes } from '@/api/parsers/attributes';
import { parseMadeToMeasure } from '@/api/parsers/madeProduct';
import type { Size } from '@/contract/products';
import { madeProduct } from '@/lib/madeToMeasure/madeProduct';
import type { MadeProduct } from '@/lib/windows/madeDraft';

/** What a product offers, as the server sent it. */
export interface ProductOffer {
  madeToMeasure: unknown;
  attributes: unknown;
  sizes: readonly Size[];
}

/** Fils of a size that is sold by the metre. */
function priceIn(sizes: readonly Size[], id: string): number | undefined {
  const price = sizes.find(({ _id }) => _id === id)?.price;
  return price !== undefined && Number.isFinite(price) ? Math.round(price * 100) : undefined;
}

/** The product of the calculation; `undefined` when the browser cannot calculate with it. */
export function offeredProduct(offer: ProductOffer): MadeProduct | undefined {
  const made = parseMadeToMeasure(offer.madeToMeasure);
  return (
    made && madeProduct(made, parseAttributes(offer.attributes), (id) => priceIn(offer.sizes, id))
  );
}
