import { describe, expect, it } from '@jest/globals';
import { dubaiWallClock } from '../../../server/rules/dubaiTime.ts';
import {
  deliveryDay,
  faultDay,
  isDayOver,
  makingDay,
  refundDay,
} from '../../../server/rules/promisedDays.ts';
import { promisedDayCases } from '../../support/promisedDayCases.ts';

const days = { making: makingDay, delivery: deliveryDay, refund: refundDay, fault: faultDay };

describe('promised days (product 11.15)', () => {
  it.each(promisedDayCases)('$kind from $start is $day', ({ kind, start, day }) => {
    expect(dubaiWallClock(days[kind](new Date(start))).slice(0, 10)).toBe(day);
  });

  it('are over when the day in Dubai is over', () => {
    const day = new Date('2026-11-24T08:00:00.000Z');
    expect(isDayOver(day, new Date('2026-11-24T19:59:59.000Z'))).toBe(false);
    expect(isDayOver(day, new Date('2026-11-24T20:00:00.000Z'))).toBe(true);
  });
});
