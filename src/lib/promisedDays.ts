import { addWorkingDays, formatReviewDate } from './dates';

const SUNDAY = 0;
const SATURDAY = 6;
/** Working days from payment until the order is made. */
const MAKING_DAYS = 1;
/** Longest duration of a refund (product 11.9). */
const REFUND_DAYS = 4;
/** Days from delivery in which a fault is reported. */
const FAULT_DAYS = 7;

/** Day by which a paid order is made. */
export const makingDay = (paidAt: Date) => addWorkingDays(paidAt, MAKING_DAYS, [SUNDAY]);

/** Day by which the money of a cancelled order arrives (product 11.10). */
export const refundDay = (cancelledAt: Date) =>
  addWorkingDays(cancelledAt, REFUND_DAYS, [SATURDAY, SUNDAY]);

/** Last day to report a fault of a delivered order. */
export const faultDay = (deliveredAt: Date) => addWorkingDays(deliveredAt, FAULT_DAYS, []);

const dayInDubai = (moment: Date) => formatReviewDate(moment.toISOString());

/** Whether a day in Dubai is over, so that it is no longer promised. */
export const isDayOver = (day: Date, now: Date) => dayInDubai(day) < dayInDubai(now);

/** Whether two moments are on the same day in Dubai. */
export const isSameDay = (one: Date, other: Date) => dayInDubai(one) === dayInDubai(other);
