import type { BlindPrices } from './priceTable.ts';

/** What the trade leaves around blinds, in mm: also of ready-made ones (product 15.7). */
export const BLIND_ALLOWANCES: Pick<BlindPrices, 'inside' | 'outside'> = {
  inside: {
    roller: { width: 10, drop: 0, depth: 80 },
    'day-night': { width: 10, drop: 0, depth: 80 },
    roman: { width: 10, drop: 10, depth: 50 },
    venetian: { width: 10, drop: 10, depth: 65 },
    vertical: { width: 10, drop: 10, depth: 90 },
  },
  outside: { side: 50, bedroomSide: 100, above: 100, below: 50, floorGap: 10 },
};
