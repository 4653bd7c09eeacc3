import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SlotKind, VisitSlot } from '../../src/contract/slots.ts';
import type { Db } from '../../server/db/open.ts';
import { markOrder } from '../../server/repositories/orderStatus.ts';
import { slotIdOf } from '../../server/rules/visitSlots.ts';
import type { Send, Shopper } from './shopper.ts';
import { visitRequest } from './slotRaces.ts';
import { resetLimits } from './resetLimits.ts';

/** Visits and fittings at once, few enough that slots run out. */
const CAPACITY = 2;
/** Settings of the server that visitors book at. */
export const VISIT_ENV = { VISIT_CAPACITY: `${CAPACITY}`, FITTING_CAPACITY: `${CAPACITY}` };

const OK = 200;
const TAKEN = 409;
/** Visitors choose among so many slots, so that they want the same. */
const CHOICES = 3;
const PAUSE_MS = 50;

interface KnownVisit {
  /** Path of the page that changes it. */
  page: string;
  /** Slots it may have: two after a move that was refused, maybe because a killed server had moved it. */
  slots: Set<string>;
  isCancelled: boolean;
}

/** What the server has confirmed. */
export interface KnownVisits {
  /** By the name of the visitor. */
  visits: Map<string, KnownVisit>;
  /** Slots of fittings by the id of the order. */
  fittings: Map<string, string>;
}

export const noVisits = (): KnownVisits => ({ visits: new Map(), fittings: new Map() });

interface Answer {
  status: number;
  slots?: VisitSlot[];
  visit?: { changeUrl?: string };
}

export interface VisitorParts {
  send: Send;
  db: Db;
  known: KnownVisits;
  /** Repeats a request until a server responds. */
  retry: <T extends { status: number }>(call: () => Promise<T>) => Promise<T>;
}

/** Visitors who book, move and cancel visits, and customers who choose when their windows are fitted. */
export function createVisitors({ send, db, known, retry }: VisitorParts) {
  const call = (path: string, init: RequestInit = {}) =>
    retry(async (): Promise<Answer> => {
      const response = await send(path, init);
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
      const body = isJson === true ? ((await response.json()) as Omit<Answer, 'status'>) : {};
      return { ...body, status: response.status };
    });

  const freeSlots = async (kind: SlotKind): Promise<readonly VisitSlot[]> =>
    (await call(`/api/user/get-slots?kind=${kind}`)).slots ?? [];

  /** Books a slot, or one of those that the server names instead. @returns `undefined` when none is free */
  const book = async (kind: SlotKind, request: (slotId: string) => Promise<Answer>) => {
    for (let slots = await freeSlots(kind); ;) {
      const slot = slots[Math.floor(Math.random() * Math.min(slots.length, CHOICES))];
      if (!slot) return undefined;
      const answer = await request(slot._id);
      if (answer.status === OK) return { slotId: slot._id, answer };
      if (answer.status !== TAKEN || !answer.slots)
        throw new Error(`${kind}: ${JSON.stringify(answer)}`);
      slots = answer.slots;
    }
  };

  const enquire = (name: string) => (slotId: string) => {
    const { headers, ...request } = visitRequest(slotId, name);
    const key = { 'Idempotency-Key': `${name}-${slotId}` };
    return call('/api/user/enquiry', { ...request, headers: { ...headers, ...key } });
  };

  const post = (page: string, form: Record<string, string>) =>
    call(page, { method: 'POST', body: new URLSearchParams(form) });

  const cancel = async (visit: KnownVisit): Promise<void> => {
    const { status } = await post(visit.page, { action: 'cancel' });
    if (status !== OK) throw new Error(`cancel: ${status}`);
    visit.isCancelled = true;
  };

  const move = async (visit: KnownVisit): Promise<void> => {
    const slot = (await freeSlots('measuring')).at(0)?._id;
    if (slot === undefined) return;
    visit.slots.add(slot);
    const { status } = await post(visit.page, { action: 'move', slot });
    if (status === OK) visit.slots = new Set([slot]);
    else if (status !== TAKEN) throw new Error(`move: ${status}`);
  };

  /** Books a visit, and moves or cancels it, in turn; cancels one of before when none is free. */
  const visitOnce = async (round: number): Promise<void> => {
    // Of visits before, which the limits of one network would count.
    await resetLimits(db);
    const name = randomUUID();
    const booked = await book('measuring', enquire(name));
    if (!booked) {
      const before = [...known.visits.values()].find(({ isCancelled }) => !isCancelled);
      if (before) await cancel(before);
      return;
    }
    const { pathname } = new URL(booked.answer.visit?.changeUrl ?? '', 'http://shop.test');
    const visit = { page: pathname, slots: new Set([booked.slotId]), isCancelled: false };
    known.visits.set(name, visit);
    const change = [undefined, move, cancel][round % 3];
    await change?.(visit);
  };

  return {
    visitRepeatedly: async (signal: AbortSignal): Promise<void> => {
      for (let round = 0; !signal.aborted; round += 1) {
        await visitOnce(round);
        await wait(PAUSE_MS);
      }
    },
    /** Books the fitting of an order, whose windows are made at once. */
    fit: async (shopper: Shopper, orderId: string): Promise<void> => {
      const now = new Date();
      await db.transaction().execute(async (trx) => {
        await markOrder(trx, { id: orderId, column: 'cut_at' }, now);
        await markOrder(trx, { id: orderId, column: 'made_at' }, now);
      });
      const booked = await book('fitting', (slotId) =>
        retry(async () => {
          const { status, body } = await shopper.fit(orderId, slotId);
          return { ...body, status };
        }),
      );
      if (booked) known.fittings.set(orderId, booked.slotId);
    },
  };
}

export interface VisitReport {
  /** Confirmed visits and fittings that are missing, at another time, or still there although they were cancelled. */
  lostVisits: number;
  /** Stored ones that no response has named. */
  doubledVisits: number;
  /** Slots with more visits than places. */
  overbooked: number;
}

/** Compares confirmed visits and fittings with the database. */
export async function compareVisits(db: Db, known: KnownVisits): Promise<VisitReport> {
  const stored = await db
    .selectFrom('visit_bookings')
    .leftJoin('enquiries', 'enquiries.id', 'enquiry_id')
    .select(['kind', 'starts_at', 'seat', 'order_id', 'enquiries.name'])
    .execute();
  const seated = stored.filter(({ seat }) => seat !== null);
  const slotOf = ({ kind, starts_at: start }: (typeof stored)[number]) =>
    slotIdOf(kind, new Date(start));
  const isKept = (slots: ReadonlySet<string>, rows: typeof stored) =>
    rows.length === 1 && rows.every((row) => slots.has(slotOf(row)));
  const visits = [...known.visits].filter(([name, { slots, isCancelled }]) => {
    const rows = seated.filter((row) => row.name === name);
    return isCancelled ? rows.length === 0 : isKept(slots, rows);
  });
  const fittings = [...known.fittings].filter(([orderId, slot]) =>
    isKept(
      new Set([slot]),
      seated.filter((row) => row.order_id === orderId),
    ),
  );
  const slots = seated.map(slotOf);
  const atOnce = (slot: string) => slots.filter((other) => other === slot).length;
  const requests = await db.selectFrom('enquiries').select('name').execute();
  const names = new Set(requests.map(({ name }) => name));
  const namedOnce = [...known.visits.keys()].filter((name) => names.has(name)).length;
  const unknownFittings = stored.filter(
    ({ order_id: id }) => id !== null && !known.fittings.has(id),
  );
  return {
    lostVisits: known.visits.size + known.fittings.size - visits.length - fittings.length,
    doubledVisits: requests.length - namedOnce + unknownFittings.length,
    overbooked: new Set(slots.filter((slot) => atOnce(slot) > CAPACITY)).size,
  };
}
