import type { SlotKind, VisitSlot } from '../../src/contract/slots.ts';
import { DAY, HOUR } from '../clock.ts';
import { dubaiDay, dubaiMoment, dubaiWallClock } from './dubaiTime.ts';

const SLOT_HOURS = 2;
/** Length of a slot in ms. */
export const SLOT_MS = SLOT_HOURS * HOUR;

/** When the shop comes, from the settings; hours and weekdays (0 for Sunday) in Dubai. */
export interface VisitSettings {
  hours: { from: number; to: number };
  daysOff: readonly number[];
  /** Least time between booking and visit. */
  leadHours: number;
  /** Visits at once. */
  capacity: Readonly<Record<SlotKind, number>>;
}

const ID_SHAPE = /^(measuring|fitting)_(2\d{3}-\d{2}-\d{2})T(\d{2})$/;

export const slotIdOf = (kind: SlotKind, startsAt: Date): string =>
  `${kind}_${dubaiWallClock(startsAt).slice(0, 13)}`;

const timeOf = (moment: Date): string => dubaiWallClock(moment).slice(11, 16);

/** Start and end of a slot in Dubai. */
export const slotTimes = (startsAt: Date): Pick<VisitSlot, 'date' | 'from' | 'to'> => ({
  date: dubaiDay(startsAt),
  from: timeOf(startsAt),
  to: timeOf(new Date(startsAt.getTime() + SLOT_MS)),
});

/** Starts of the slots of a day (`2026-12-01`) on which the shop comes. */
export function startsOn(day: string, { hours, daysOff }: VisitSettings): Date[] {
  if (daysOff.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return [];
  const count = Math.floor((hours.to - hours.from) / SLOT_HOURS);
  return Array.from({ length: count }, (_, index) => {
    const hour = String(hours.from + index * SLOT_HOURS).padStart(2, '0');
    return dubaiMoment(day, `${hour}:00`) ?? [];
  }).flat();
}

/** Starts of `days` days from a day that can be booked now. */
export function startsAfter(
  first: string,
  days: number,
  settings: VisitSettings,
  now: Date,
): Date[] {
  const noon = Date.parse(`${first}T12:00:00Z`);
  const earliest = now.getTime() + settings.leadHours * HOUR;
  return Array.from({ length: days }, (_, index) =>
    startsOn(new Date(noon + index * DAY).toISOString().slice(0, 10), settings),
  )
    .flat()
    .filter((start) => start.getTime() >= earliest);
}

/** The moment that the id of a slot names; `undefined` for any other text. */
export function startOfSlot(id: string, kind: SlotKind): Date | undefined {
  const [, named, day = '', hour = ''] = ID_SHAPE.exec(id) ?? [];
  return named === kind ? dubaiMoment(day, `${hour}:00`) : undefined;
}
