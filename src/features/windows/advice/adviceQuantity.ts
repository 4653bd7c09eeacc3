import type { SoldAs } from '@/contract/products';
import type { SizeAdvice } from '@/lib/windows/sizeAdvice';

/** What a window needs of a size. */
export interface AdviceQuantity {
  quantity: number;
  unit: SoldAs;
}

/** How many of a size a window needs; `undefined` when the size does not fit. */
export function adviceQuantity(advice: SizeAdvice): AdviceQuantity | undefined {
  if (advice.kind === 'cloth') return { quantity: advice.cloth.quantity, unit: 'metre' };
  if (advice.kind === 'panels')
    return advice.fit.fits ? { quantity: advice.fit.count, unit: 'panel' } : undefined;
  return advice.fit.fits === null ? undefined : { quantity: 1, unit: 'blind' };
}
