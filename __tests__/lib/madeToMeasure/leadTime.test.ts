import { describe, expect, it } from '@jest/globals';
import { leadDaysOf, workOf, type Work } from '@/lib/madeToMeasure/leadTime';
import { priceWindow, type WindowRequest } from '@/lib/madeToMeasure/priceWindow';
import { priceTable } from '../../../server/seed/content/priceTable';
import { blinds, curtains } from '../../support/madeToMeasure/products';
import { blindRequest, curtainRequest } from '../../support/madeToMeasure/requests';

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

describe('the work of a window', () => {
  const { motor, handFinish } = priceTable.leadTime;
  const living = { track: 2900, drops: [2650] };
  const recess = { widths: [1200], drops: [1600] };
  const work = (request: WindowRequest) => {
    const result = priceWindow(request);
    if (result.kind === 'refused') throw new Error(JSON.stringify(result));
    return workOf(request, result);
  };
  const { almas, saffa } = curtains;
  const wave = { heading: 'wave' } as const;

  it.each<[string, WindowRequest, Work]>([
    ['a blind', blindRequest(blinds.ufuq, recess), { widths: 0, blinds: 1, extraDays: 0 }],
    [
      'two blinds with motors',
      blindRequest(blinds.ufuq, { widths: [2900], drops: [1600] }, { control: 'mains', parts: 2 }),
      { widths: 0, blinds: 2, extraDays: motor },
    ],
    ['a curtain', curtainRequest(almas, living, wave), { widths: 5, blinds: 0, extraDays: 0 }],
    [
      'a curtain with a motor',
      curtainRequest(almas, living, { ...wave, motor: 'mains' }),
      { widths: 5, blinds: 0, extraDays: motor },
    ],
    [
      'hems by hand that were chosen',
      curtainRequest(almas, living, { ...wave, handFinish: true }),
      { widths: 5, blinds: 0, extraDays: handFinish },
    ],
    [
      'hems by hand of every curtain of a cloth',
      curtainRequest(saffa, living, wave),
      { widths: 5, blinds: 0, extraDays: handFinish },
    ],
    [
      'hems by hand that a cloth does not have',
      curtainRequest({ ...almas, handFinish: undefined }, living, { ...wave, handFinish: true }),
      { widths: 5, blinds: 0, extraDays: 0 },
    ],
  ])('is that of %s', (_what, request, expected) => {
    expect(work(request)).toEqual(expected);
  });

  it('takes the longer of the days for a motor and for hems by hand', () => {
    const leadTime = { ...priceTable.leadTime, motor: 4, handFinish: 7 };
    const options = { ...wave, motor: 'mains', handFinish: true } as const;
    const request = {
      ...curtainRequest(almas, living, options),
      table: { ...priceTable, leadTime },
    };
    expect(work(request).extraDays).toBe(7);
  });
});
