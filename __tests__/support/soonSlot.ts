import type { SlotKind } from '../../src/contract/slots.ts';
import { DAY } from '../../server/clock.ts';
import { dubaiDay } from '../../server/rules/dubaiTime.ts';

const SUNDAY = 0;

/** Id of a slot in two days, or in three when that is a Sunday. */
export function soonSlot(kind: SlotKind, now = new Date()): string {
  const inTwoDays = new Date(now.getTime() + 2 * DAY);
  const isSunday = new Date(`${dubaiDay(inTwoDays)}T00:00:00Z`).getUTCDay() === SUNDAY;
  return `${kind}_${dubaiDay(isSunday ? new Date(inTwoDays.getTime() + DAY) : inTwoDays)}T13`;
}
