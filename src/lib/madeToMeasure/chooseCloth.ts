import { layoutsOn, type Layout } from './clothLayout.ts';
import type { CutSize } from './curtainSize.ts';
import { amountOf, decimetresOf } from './integers.ts';
import type { CurtainPrices } from './priceTable.ts';
import type { CurtainProduct } from './product.ts';

/** A layout with its price in fils. */
export interface PricedLayout extends Layout {
  /** ID of the size. */
  size: string;
  /** Charged length. */
  decimetres: number;
  clothAmount: number;
  seamAmount: number;
}

const costOf = ({ clothAmount, seamAmount }: PricedLayout): number => clothAmount + seamAmount;

/** Cheaper first; then fewer seams; then wider cloth. */
const byCost = (a: PricedLayout, b: PricedLayout): number =>
  costOf(a) - costOf(b) || a.seams - b.seams || b.clothWidth - a.clothWidth;

/** All layouts of a curtain on all widths of its cloth, the best one first. */
export function pricedLayouts(
  { cloth, facts }: CurtainProduct,
  size: CutSize,
  { seam, matchedSeam }: Pick<CurtainPrices, 'seam' | 'matchedSeam'>,
): PricedLayout[] {
  const perSeam = facts.repeat > 0 ? matchedSeam : seam;
  return cloth
    .flatMap(({ size: id, width, price }) =>
      layoutsOn(width, size, facts).map((layout) => {
        const decimetres = decimetresOf(layout.length);
        return {
          ...layout,
          size: id,
          decimetres,
          clothAmount: amountOf(decimetres, price),
          seamAmount: layout.seams * perSeam,
        };
      }),
    )
    .sort(byCost);
}
