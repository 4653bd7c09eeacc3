import type { SizeSeed } from '../types.ts';

type FabricWidth = 140 | 280 | 300;

const FILS_PER_DIRHAM = 100;

/** Price of a metre by width, as a multiple of the 140 cm price. */
const WIDTH_FACTOR: Record<FabricWidth, number> = { 140: 1, 280: 1.9, 300: 2 };

/** Ready-made panels: metres of 140 cm fabric including hems, and the price of making in dirhams. */
const PANELS = [
  { label: '140 x 260 cm', metres: 2.8, makingAed: 95 },
  { label: '140 x 300 cm', metres: 3.2, makingAed: 105 },
  { label: '200 x 300 cm', metres: 4.8, makingAed: 145 },
] as const;

/** Price in fils, rounded to five dirhams. */
function toShelfPrice(aed: number): number {
  return Math.round(aed / 5) * 5 * FILS_PER_DIRHAM;
}

/** Price of a size by the price of a metre of the 140 cm width in dirhams. */
type PriceRule = (aedPerMetre: number) => number;

/**
 * Sizes of a curtain fabric: each width by the metre, then the ready-made panels.
 * @param aedPerMetre price of a metre of the 140 cm width in dirhams
 * @param originalAedPerMetre that price before a reduction
 */
export function fabricSizes(
  aedPerMetre: number,
  widths: readonly FabricWidth[],
  originalAedPerMetre?: number,
): SizeSeed[] {
  const pricesBy = (priceOf: PriceRule) => ({
    priceMinor: toShelfPrice(priceOf(aedPerMetre)),
    ...(originalAedPerMetre !== undefined && {
      originalPriceMinor: toShelfPrice(priceOf(originalAedPerMetre)),
    }),
  });
  const byTheMetre = widths.map((width) => ({
    label: `${width} cm width`,
    soldAs: 'metre' as const,
    ...pricesBy((metre) => metre * WIDTH_FACTOR[width]),
  }));
  const panels = PANELS.map(({ label, metres, makingAed }) => ({
    label,
    soldAs: 'panel' as const,
    ...pricesBy((metre) => metre * metres + makingAed),
  }));
  return [...byTheMetre, ...panels];
}
