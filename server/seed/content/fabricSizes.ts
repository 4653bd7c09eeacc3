import type { SizeSeed } from '../types.ts';

type ClothWidth = 140 | 280 | 300;

const FILS_PER_DIRHAM = 100;

/** Price of a metre of wider cloth, as a multiple of the 140 cm width. */
const WIDTH_FACTOR: Record<ClothWidth, number> = { 140: 1, 280: 1.9, 300: 2 };

/** Ready-made panels: metres of 140 cm cloth that go into one, hems included, and dirhams for the making. */
const PANELS = [
  { label: '140 x 260 cm', metres: 2.8, makingAed: 95 },
  { label: '140 x 300 cm', metres: 3.2, makingAed: 105 },
  { label: '200 x 300 cm', metres: 4.8, makingAed: 145 },
] as const;

/** Whole dirhams ending in 0 or 5, in fils. */
function toShelfPrice(aed: number): number {
  return Math.round(aed / 5) * 5 * FILS_PER_DIRHAM;
}

/**
 * Sizes of a curtain cloth: each width by the metre, then the ready-made panels.
 * `aedPerMetre` is the price of one metre of the 140 cm width in dirhams.
 */
export function fabricSizes(aedPerMetre: number, widths: readonly ClothWidth[]): SizeSeed[] {
  const byTheMetre = widths.map((width) => ({
    label: `${width} cm width`,
    priceMinor: toShelfPrice(aedPerMetre * WIDTH_FACTOR[width]),
  }));
  const panels = PANELS.map(({ label, metres, makingAed }) => ({
    label,
    priceMinor: toShelfPrice(aedPerMetre * metres + makingAed),
  }));
  return [...byTheMetre, ...panels];
}
