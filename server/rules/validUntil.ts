import { DAY, SECOND } from '../clock.ts';
import { dubaiMidnight } from './dubaiTime.ts';

/** End of the day in Dubai until which a price of now holds. */
export function validUntil(now: Date, days: number): Date {
  return new Date(dubaiMidnight(now) + (days + 1) * DAY - SECOND);
}
