import type { PriceLine } from '@/contract/madeToMeasure';
import type { Line } from '@/lib/madeToMeasure/configuration';

/** Lines of the calculation as the server sends them: dirhams and metres. */
export const pricedLines = (lines: readonly Line[]): PriceLine[] =>
  lines.map(({ code, amount, quantity, unit }) => ({
    code,
    amount: amount / 100,
    ...(unit === 'decimetre' ? { quantity: quantity / 10, unit: 'metre' } : { quantity, unit }),
  }));
