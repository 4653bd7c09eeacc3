import type { CatalogueContent } from '../../catalogue/catalogueFile.ts';

type Product = CatalogueContent['products'][number];
type SizeSeed = Omit<Product['sizes'][number], 'id'>;

export interface ProductSeed extends Omit<Product, 'sizes'> {
  sizes: SizeSeed[];
}

type FabricWidth = 140 | 280 | 300;

/** Price of a metre by width, as a multiple of the 140 cm price. */
const WIDTH_FACTOR: Record<FabricWidth, number> = { 140: 1, 280: 1.9, 300: 2 };

/** Ready-made panels: metres of 140 cm fabric including hems, and the price of making. */
const PANELS = [
  { label: '140 x 260 cm', metres: 2.8, making: 95 },
  { label: '140 x 300 cm', metres: 3.2, making: 105 },
  { label: '200 x 300 cm', metres: 4.8, making: 145 },
] as const;

/** Rounds a price to five dirhams. */
function toShelfPrice(aed: number): number {
  return Math.round(aed / 5) * 5;
}

/** Price of a size by the price of a metre of the 140 cm width in dirhams. */
type PriceRule = (aedPerMetre: number) => number;

/** Price of a size and, if the cloth is reduced, the price before. */
const pricesBy = (priceOf: PriceRule, aedPerMetre: number, originalAedPerMetre?: number) => ({
  price: toShelfPrice(priceOf(aedPerMetre)),
  ...(originalAedPerMetre !== undefined && {
    originalPrice: toShelfPrice(priceOf(originalAedPerMetre)),
  }),
});

/**
 * Cloth by the metre in each width.
 * @param aedPerMetre price of a metre of the 140 cm width in dirhams
 * @param originalAedPerMetre that price before a reduction
 */
export const clothSizes = (
  aedPerMetre: number,
  widths: readonly FabricWidth[],
  originalAedPerMetre?: number,
): SizeSeed[] =>
  widths.map((width) => ({
    label: `${width} cm width`,
    soldAs: 'metre' as const,
    ...pricesBy((metre) => metre * WIDTH_FACTOR[width], aedPerMetre, originalAedPerMetre),
  }));

/** Sizes of a curtain fabric: each width by the metre, then the ready-made panels. */
export function fabricSizes(
  aedPerMetre: number,
  widths: readonly FabricWidth[],
  originalAedPerMetre?: number,
): SizeSeed[] {
  const panels = PANELS.map(({ label, metres, making }) => ({
    label,
    soldAs: 'panel' as const,
    ...pricesBy((metre) => metre * metres + making, aedPerMetre, originalAedPerMetre),
  }));
  return [...clothSizes(aedPerMetre, widths, originalAedPerMetre), ...panels];
}

/** Adds a readable and stable id to every size of a product. */
export function withSizeIds(product: ProductSeed): Product {
  const sizes = product.sizes.map((size, index) => ({ ...size, id: `${product.id}-${index + 1}` }));
  return { ...product, sizes };
}
