import type { SizeAdvice } from './sizeAdvice';

/**
 * The size that a product is priced with for a window: the cheapest width of cloth, else the smallest blind or the cheapest
 * panels that fit. `undefined` when none does. @param advice of `sizeAdvice`
 */
export function bestAdvice(advice: readonly SizeAdvice[]): SizeAdvice | undefined {
  const priced = advice.filter(({ price }) => Number.isFinite(price));
  const [panels] = priced.filter(({ kind }) => kind === 'panels').toSorted(byPrice);
  return (
    priced.find(({ kind }) => kind === 'cloth') ??
    priced.find((one) => one.kind === 'blind' && one.isBest) ??
    panels
  );
}

const byPrice = (a: SizeAdvice, b: SizeAdvice): number => a.price - b.price;
