import { describe, expect, it } from '@jest/globals';
import { formatReviewDate } from '@/lib/dates';
import { deliveryDay } from '@/lib/deliveryDay';
import { faultDay, isDayOver, isSameDay, makingDay, refundDay } from '@/lib/promisedDays';
import { promisedDayCases } from '../support/promisedDayCases';

const days = { making: makingDay, delivery: deliveryDay, refund: refundDay, fault: faultDay };

describe('promised days (product 11.14)', () => {
  it.each(promisedDayCases)('$kind from $start is $day', ({ kind, start, day }) => {
    expect(formatReviewDate(days[kind](new Date(start)).toISOString())).toBe(day);
  });

  it('are over when the day in Dubai is over', () => {
    const day = new Date('2026-11-24T08:00:00.000Z');
    expect(isDayOver(day, new Date('2026-11-24T19:59:59.000Z'))).toBe(false);
    expect(isDayOver(day, new Date('2026-11-24T20:00:00.000Z'))).toBe(true);
    expect(isSameDay(day, new Date('2026-11-23T20:00:00.000Z'))).toBe(true);
    expect(isSameDay(day, new Date('2026-11-24T20:00:00.000Z'))).toBe(false);
  });
});
