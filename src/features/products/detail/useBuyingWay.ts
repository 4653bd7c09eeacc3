import { buyingWays, type OfferedWay } from './buyingWays';
import { useSelectedSize } from './useSelectedSize';

/** Value of `?size=` for a finished window; no size has this id. */
const MADE = 'made';

/** How the product is bought, kept in the URL with the size (product 5.23). */
export function useBuyingWay(product: Parameters<typeof buyingWays>[0]) {
  const ways = buyingWays(product);
  const { size, chosenId, choose } = useSelectedSize(product.sizes);
  const isMade = ways.length > 0 && (chosenId === MADE || size === undefined);
  const chosen = ways.find(({ way, sizes }) =>
    isMade ? way === 'made' : sizes.some((one) => one === size),
  );
  return {
    ways,
    /** `undefined` for products that are sold in sizes only. */
    chosen,
    /** The chosen size; `undefined` when there is none, or a finished window is chosen. */
    size: isMade ? undefined : size,
    choose,
    chooseWay: ({ way, sizes }: OfferedWay) =>
      choose(way === 'made' ? MADE : (sizes[0]?._id ?? MADE)),
  };
}
