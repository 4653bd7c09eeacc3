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

/**
 * Sizes of a curtain fabric: each width by the metre, then the ready-made panels.
 * @param aedPerMetre price of a metre of the 140 cm width in dirhams
 */
export function fabricSizes(aedPerMetre: number, widths: readonly FabricWidth[]): SizeSeed[] {
  const byTheMetre = widths.map((width) => ({
    label: `${width} cm width`,
    price: toShelfPrice(aedPerMetre * WIDTH_FACTOR[width]),
  }));
  const panels = PANELS.map(({ label, metres, making }) => ({
    label,
    price: toShelfPrice(aedPerMetre * metres + making),
  }));
  return [...byTheMetre, ...panels];
}

/** Adds a readable and stable id to every size of a product. */
export function withSizeIds(product: ProductSeed): Product {
  const sizes = product.sizes.map((size, index) => ({ ...size, id: `${product.id}-${index + 1}` }));
  return { ...product, sizes };
}
