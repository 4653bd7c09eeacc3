import type { ProductAttributes } from '@/contract/facets';
import type { Size } from '@/contract/products';
import { clothQuantity, type ClothQuantity } from './clothQuantity';
import { curtainNeed } from './curtainNeed';
import { bestBlind, fitBlind, type BlindFit } from './fitBlind';
import { fitPanels, type PanelFit } from './fitPanels';
import { isCurtainMount, type MeasuredWindow } from './measuredWindow';
import { parseSizeLabel } from './parseSizeLabel';

/** Largest quantity of a cart line. */
export const MAX_QUANTITY = 99;

/** What a size means for a window. Prices are for the whole window, in major units. */
export type SizeAdvice =
  | { kind: 'cloth'; size: Size; width: number; cloth: ClothQuantity; price: number }
  | { kind: 'panels'; size: Size; fit: PanelFit; price: number }
  | { kind: 'blind'; size: Size; fit: BlindFit; price: number; isBest: boolean };

/** Price of a quantity in major units, calculated in fils like the server's (product 13.4). */
export const priceOf = (unitPrice: number, quantity: number): number =>
  (Math.round(unitPrice * 100) * quantity) / 100;

function curtainAdvice(
  window: MeasuredWindow,
  sizes: readonly Size[],
  attributes: ProductAttributes,
): SizeAdvice[] {
  const need = curtainNeed(window, attributes.opacity === 'sheer');
  if (need === null) return [];
  const advice = sizes.flatMap((size): SizeAdvice[] => {
    const label = parseSizeLabel(size.size);
    if (label?.kind === 'metre' && (size.soldAs ?? 'metre') === 'metre') {
      const { width } = label;
      const cloth = clothQuantity(need, { ...attributes, width });
      return [{ kind: 'cloth', size, width, cloth, price: priceOf(size.price, cloth.quantity) }];
    }
    if (label?.kind !== 'piece' || size.soldAs !== 'panel') return [];
    const fit = fitPanels(need, label.width, label.drop);
    return [
      { kind: 'panels', size, fit, price: fit.fits ? priceOf(size.price, fit.count) : Number.NaN },
    ];
  });
  const cloth = advice.filter(({ kind }) => kind === 'cloth');
  const rest = advice.filter(({ kind }) => kind !== 'cloth');
  // Sizes without a price come last.
  const order = ({ price }: SizeAdvice) => (Number.isFinite(price) ? price : Infinity);
  return [...cloth.toSorted((a, b) => order(a) - order(b) || 0), ...rest];
}

function blindAdvice(
  window: MeasuredWindow,
  sizes: readonly Size[],
  kind: NonNullable<ProductAttributes['blindKind']>,
): SizeAdvice[] {
  const blinds = sizes.flatMap((size) => {
    const label = parseSizeLabel(size.size);
    return label?.kind === 'piece' && size.soldAs === 'blind'
      ? [{ size, kind, width: label.width, drop: label.drop }]
      : [];
  });
  const fits = blinds.map((blind) => fitBlind(window, blind));
  const best = bestBlind(fits, blinds);
  return blinds.flatMap(({ size }, index) => {
    const fit = fits[index];
    return fit === undefined
      ? []
      : [{ kind: 'blind', size, fit, price: size.price, isBest: index === best } as const];
  });
}

/**
 * What each size of a product means for a window: cloth by the metre with the cheapest width first, then ready-made
 * pieces. Sizes whose label has no known form are left out (product 15.7).
 */
export function sizeAdvice(
  window: MeasuredWindow,
  sizes: readonly Size[],
  attributes: ProductAttributes,
): SizeAdvice[] {
  if (isCurtainMount(window.mount)) return curtainAdvice(window, sizes, attributes);
  const { blindKind } = attributes;
  return blindKind === undefined ? [] : blindAdvice(window, sizes, blindKind);
}
