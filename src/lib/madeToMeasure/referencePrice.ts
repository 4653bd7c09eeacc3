import { priceWindow } from './priceWindow.ts';
import type { PriceTable } from './priceTable.ts';
import type { BlindProduct, CurtainProduct, Range } from './product.ts';
import type { SizedWindow } from './window.ts';

/** The window that a price without measurements is for, in mm. */
export const REFERENCE = {
  track: 2000,
  curtainDrop: 2650,
  blindWidth: 1200,
  blindDrop: 1600,
} as const;

const within = (length: number, [min, max]: Range): number => Math.min(Math.max(length, min), max);

/** Price in fils of a usual window with the first options of a product, so that no price is invented; `undefined` when it cannot be made. */
export function referencePrice(
  product: CurtainProduct | BlindProduct,
  table: PriceTable,
): number | undefined {
  const base = { reach: 'floor', floor: 'finished', notes: [] } as const;
  if (product.kind === 'blind') {
    const [control] = product.controls;
    if (control === undefined) return undefined;
    const window: SizedWindow = {
      ...base,
      mount: 'inside',
      widths: [within(REFERENCE.blindWidth, product.width)],
      drops: [within(REFERENCE.blindDrop, product.drop)],
    };
    const result = priceWindow({
      product,
      table,
      window,
      options: { control, sizeIs: 'finished' },
    });
    return result.kind === 'refused' ? undefined : result.total;
  }
  const [heading] = product.headings;
  const [lining] = product.linings;
  if (heading === undefined || lining === undefined) return undefined;
  const window: SizedWindow = {
    ...base,
    mount: heading === 'eyelet' || heading === 'rod' ? 'pole' : 'ceiling',
    widths: [],
    track: within(REFERENCE.track, product.track),
    drops: [within(REFERENCE.curtainDrop, product.drop)],
  };
  const options = { heading, lining, draw: 'pair' } as const;
  const result = priceWindow({ product, table, window, options });
  return result.kind === 'refused' ? undefined : result.total;
}
