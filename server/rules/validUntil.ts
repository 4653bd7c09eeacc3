import { DAY } from '../clock.ts';
import { dubaiMoment, dubaiWallClock } from './dubaiTime.ts';

/** End of the day in Dubai until which a price of now holds. */
export function validUntil(now: Date, days: number): Date {
  const lastDay = dubaiWallClock(new Date(now.getTime() + (days + 1) * DAY)).slice(0, 10);
  const next = dubaiMoment(lastDay, '00:00') ?? now;
  return new Date(next.getTime() - 1000);
}
