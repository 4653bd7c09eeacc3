import type { SlotKind, VisitSlot } from '../../src/contract/slots.ts';
import { DAY } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Queryable, Tx } from '../db/open.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import { HttpError } from '../http/errors.ts';
import { newId } from '../ids.ts';
import { SLOTS } from '../limits/customers.ts';
import { changedDays, insertBooking, seatsBetween } from '../repositories/visitBookings.ts';
import type { Visited } from '../repositories/visitBookings.ts';
import { dubaiDay } from '../rules/dubaiTime.ts';
import { SLOT_MS, slotIdOf, slotTimes, startOfSlot, startsAfter } from '../rules/visitSlots.ts';

interface Parts {
  config: Pick<Config, 'visits'>;
}

/** A day with the slots that can be booked, and how many visits are free in each. */
export interface SlotOfDay {
  startsAt: Date;
  free: number;
}

/** Slots of the days from `first` (`2026-12-01`) on that can be booked now, also full ones. */
export async function slotsFrom(
  db: Queryable,
  { config }: Parts,
  { kind, first, days }: { kind: SlotKind; first: string; days: number },
  now: Date,
): Promise<SlotOfDay[]> {
  const starts = startsAfter(first, days, config.visits, now);
  const [from, to] = [starts[0], starts.at(-1)];
  if (from === undefined || to === undefined) return [];
  const changed = await changedDays(db, kind, first);
  const booked = await seatsBetween(db, kind, from, to);
  return starts.map((startsAt) => {
    const capacity = changed.get(dubaiDay(startsAt)) ?? config.visits.capacity[kind];
    const beside = booked.filter(
      (one) => Math.abs(Date.parse(one.starts_at) - startsAt.getTime()) < SLOT_MS,
    );
    return { startsAt, free: Math.max(0, capacity - beside.length) };
  });
}

/** Free slots from a day on, today by default. */
export async function freeSlots(
  db: Queryable,
  parts: Parts,
  { kind, from }: { kind: SlotKind; from?: string | undefined },
  now: Date,
): Promise<VisitSlot[]> {
  const today = dubaiDay(now);
  const last = dubaiDay(new Date(now.getTime() + SLOTS.bookableDays * DAY));
  const first = from === undefined || from < today ? today : from;
  const slots = await slotsFrom(db, parts, { kind, first, days: SLOTS.listedDays }, now);
  return slots
    .filter(({ startsAt, free }) => free > 0 && dubaiDay(startsAt) <= last)
    .map(({ startsAt }) => ({ _id: slotIdOf(kind, startsAt), ...slotTimes(startsAt) }));
}

/** Books a visit at any time, as the staff agreed by phone, whatever the capacity. */
export async function bookAgreed(
  trx: Tx,
  {
    enquiryId,
    startsAt,
    moves,
  }: { enquiryId: string; startsAt: Date; moves?: SlotRequest['moves'] },
  now: Date,
): Promise<VisitBookingsTable | undefined> {
  const booking = {
    id: moves?.id ?? newId(),
    kind: 'measuring',
    starts_at: startsAt.toISOString(),
    enquiry_id: enquiryId,
    order_id: null,
    user_id: null,
    sequence: moves ? moves.sequence + 1 : 0,
  } as const;
  return insertBooking(trx, booking, Infinity, now);
}

/** Capacity of the day of a slot. */
async function capacityOf(trx: Tx, { config }: Parts, kind: SlotKind, start: Date) {
  const day = dubaiDay(start);
  return (await changedDays(trx, kind, day)).get(day) ?? config.visits.capacity[kind];
}

/** 409 with free slots after the wanted one, or the first ones, so that the customer chooses again. */
function taken(free: readonly VisitSlot[], wanted: string): HttpError {
  const later = free.filter(({ _id }) => _id > wanted);
  const slots = (later.length > 0 ? later : free).slice(0, SLOTS.alternatives);
  return new HttpError(409, (m) => m.visits.taken, {}, { slots });
}

/**
 * The start of a free slot. Reads without a lock, before anything else, so that a rush for one slot is refused quickly.
 * @throws HttpError 409 with the next free slots, when it cannot be booked any more
 */
export async function startOfFree(
  trx: Tx,
  parts: Parts,
  { kind, slotId }: { kind: SlotKind; slotId: string },
  now: Date,
): Promise<Date> {
  const start = startOfSlot(slotId, kind);
  const free = await freeSlots(trx, parts, { kind, from: start && dubaiDay(start) }, now);
  if (start && free.some(({ _id }) => _id === slotId)) return start;
  const others = free.length > 0 ? free : await freeSlots(trx, parts, { kind }, now);
  throw taken(others, slotId);
}

export interface SlotRequest {
  kind: SlotKind;
  start: Date;
  visited: Visited;
  /** The booking that is moved. */
  moves?: Pick<VisitBookingsTable, 'id' | 'sequence'>;
}

/**
 * Books a seat of a slot, in the transaction of what is visited. A moved booking has to be deleted before, so that it does not
 * take the place of its new time.
 * @throws HttpError 409 with the next free slots, when it is taken
 */
export async function bookSlot(
  trx: Tx,
  parts: Parts,
  { kind, start, visited, moves }: SlotRequest,
  now: Date,
): Promise<VisitBookingsTable> {
  const booking = {
    id: moves?.id ?? newId(),
    kind,
    starts_at: start.toISOString(),
    enquiry_id: 'enquiryId' in visited ? visited.enquiryId : null,
    order_id: 'orderId' in visited ? visited.orderId : null,
    user_id: 'orderId' in visited ? visited.userId : null,
    sequence: moves ? moves.sequence + 1 : 0,
  };
  const capacity = await capacityOf(trx, parts, kind, start);
  const booked = await insertBooking(trx, booking, capacity, now);
  if (booked) return booked;
  const free = await freeSlots(trx, parts, { kind, from: dubaiDay(start) }, now);
  throw taken(free, slotIdOf(kind, start));
}
