import { dubaiDay } from './dubaiTime.ts';

const SUNDAY = 0;
const SATURDAY = 6;
/** Working days from payment until the order is made, and until it is delivered (product 8.9). */
const MAKING_DAYS = 1;
const DELIVERY_DAYS = 2;
/** Longest duration of a refund (product 11.10). */
const REFUND_DAYS = 4;
/** Days from delivery in which a fault is reported. */
const FAULT_DAYS = 7;

/**
 * The moment `count` days later, not counting days off.
 * @param daysOff weekdays in Dubai, 0 for Sunday
 */
function addDays(start: Date, count: number, daysOff: readonly number[]): Date {
  const end = new Date(start);
  for (let left = count; left > 0;) {
    end.setUTCDate(end.getUTCDate() + 1);
    const weekday = new Date(`${dubaiDay(end)}T00:00:00Z`).getUTCDay();
    if (!daysOff.includes(weekday)) left -= 1;
  }
  return end;
}

/** The working day that is `days` after a payment. */
export const workingDay = (paidAt: Date, days: number): Date => addDays(paidAt, days, [SUNDAY]);

/** Day by which a paid order is made. */
export const makingDay = (paidAt: Date): Date => workingDay(paidAt, MAKING_DAYS);

/** Day by which a paid order is delivered. */
export const deliveryDay = (paidAt: Date): Date => workingDay(paidAt, DELIVERY_DAYS);

/** Day by which the money of a cancelled order arrives. */
export const refundDay = (cancelledAt: Date): Date =>
  addDays(cancelledAt, REFUND_DAYS, [SATURDAY, SUNDAY]);

/** Last day to report a fault of a delivered order. */
export const faultDay = (deliveredAt: Date): Date => addDays(deliveredAt, FAULT_DAYS, []);

/** Whether a day in Dubai is over, so that it is no longer promised. */
export const isDayOver = (day: Date, now: Date): boolean => dubaiDay(day) < dubaiDay(now);
