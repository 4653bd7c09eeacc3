import { describe, expect, it } from '@jest/globals';
import { leadDaysOf, type Work } from '@/lib/madeToMeasure/leadTime';
import { priceTable } from '../../../server/seed/content/priceTable';

const curtain = (widths: number, quantity = 1, extraDays = 0) => ({
  widths,
  blinds: 0,
  extraDays,
  quantity,
});
const blind = (blinds: number, quantity = 1): Work & { quantity: number } => ({
  widths: 0,
  blinds,
  extraDays: 0,
  quantity,
});

describe('the days of an order (product 16.19)', () => {
  // A day for changes, 60 widths or 25 blinds a day, a day for the fitter.
  it.each([
    [[curtain(5)], { made: 2, arrives: 3 }],
    [[curtain(5, 12)], { made: 2, arrives: 3 }],
    [[curtain(5, 13)], { made: 3, arrives: 4 }],
    [[curtain(31), curtain(30)], { made: 3, arrives: 4 }],
    [[blind(1, 26)], { made: 3, arrives: 4 }],
    // Side by side, so that neither waits for the other.
    [[curtain(60), blind(25)], { made: 2, arrives: 3 }],
    // The longest of more days counts once.
    [[curtain(5, 1, 3), curtain(5, 1, 3)], { made: 5, arrives: 6 }],
  ])('%j', (works, days) => {
    expect(leadDaysOf(works, priceTable.leadTime)).toEqual(days);
  });
});
