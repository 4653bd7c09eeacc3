import type { SlotKind } from '../../src/contract/slots.ts';
import { DAY } from '../clock.ts';
import { SLOTS } from '../limits/customers.ts';
import { listBookings, setDay } from '../repositories/visitBookings.ts';
import { dubaiDay, dubaiMoment } from '../rules/dubaiTime.ts';
import { slotTimes } from '../rules/visitSlots.ts';
import { slotsFrom } from '../visits/slots.ts';
import { changeUrlOf } from '../visits/visitKey.ts';
import type { AdminContext } from './adminContext.ts';
import type { Arguments, Command } from './command.ts';
import { UsageError } from './errors.ts';
import { limitOf, limitOption } from './limit.ts';
import { fields, moment, table } from './print.ts';
import type { Print } from './print.ts';

const KINDS: readonly SlotKind[] = ['measuring', 'fitting'];
/** Longest period that one command changes. */
const MAX_DAYS = 366;

/** The kinds that `--kind` names; both without it. @throws UsageError */
function kindsOf({ kind }: Arguments['options']): readonly SlotKind[] {
  const kinds = KINDS.filter((one) => kind === undefined || one === kind);
  if (kinds.length === 0) throw new UsageError('--kind must be measuring or fitting.');
  return kinds;
}

/** The days from DATE to `--until`. @throws UsageError */
function daysOf(first: string, { until = first }: Arguments['options']): string[] {
  const [start, end] = [dubaiMoment(first, '12:00'), dubaiMoment(until, '12:00')];
  if (!start || !end || end < start)
    throw new UsageError('DATE and --until must be days such as 2026-12-01, in this order.');
  const count = (end.getTime() - start.getTime()) / DAY + 1;
  if (count > MAX_DAYS) throw new UsageError(`At most ${MAX_DAYS} days can be changed at once.`);
  return Array.from({ length: count }, (_, index) =>
    dubaiDay(new Date(start.getTime() + index * DAY)),
  );
}

const list: Command = {
  usage: `slots list [--kind measuring|fitting]`,
  description: `Lists the slots of the next ${SLOTS.listedDays} days that can be booked now, with the number of free visits.`,
  positionals: [0, 0],
  isAudited: false,
  options: { kind: { type: 'string' } },
  run: async (context, { options }, print) => {
    const now = context.clock.now();
    const rows: string[][] = [];
    for (const kind of kindsOf(options)) {
      const request = { kind, first: dubaiDay(now), days: SLOTS.listedDays };
      for (const { startsAt, free } of await slotsFrom(context.db, context, request, now)) {
        const { date, from, to } = slotTimes(startsAt);
        rows.push([kind, date, `${from}-${to}`, free === 0 ? 'full' : String(free)]);
      }
    }
    table(['Kind', 'Day', 'Hours', 'Free'], rows).forEach(print);
  },
};

const bookings: Command = {
  usage: `slots bookings [--limit ${limitOption.default}]`,
  description: 'Lists booked visits from today on, with the page to move or cancel each.',
  positionals: [0, 0],
  isAudited: true,
  options: { limit: limitOption },
  run: async ({ db, clock, config, secrets }, { options }, print) => {
    const today = dubaiMoment(dubaiDay(clock.now()), '00:00') ?? clock.now();
    const booked = await listBookings(db, today, limitOf(options));
    if (booked.length === 0) print('No visit is booked.');
    for (const one of booked) {
      const customer = `${one.first_name ?? ''} ${one.last_name ?? ''}`.trim();
      fields([
        ['When', `${moment(one.starts_at)}, 2 hours`],
        ['Kind', one.kind],
        ['Order', one.order_number ?? ''],
        ['Request', one.enquiry_id ?? ''],
        ['Name', one.name ?? customer],
        ['Phone', one.phone ?? `${one.dial_code ?? ''} ${one.order_phone ?? ''}`.trim()],
        ['Town', one.city ?? ''],
        ['Change', changeUrlOf(secrets, one.id, config.publicUrl)],
      ]).forEach(print);
      print('');
    }
  },
};

/** Sets the capacity of days, and names the visits that are booked on them. */
async function setCapacity(
  { db }: AdminContext,
  { positionals: [first = ''], options }: Arguments,
  capacity: number | undefined,
  print: Print,
): Promise<void> {
  const kinds = kindsOf(options);
  const days = daysOf(first, options);
  await db.transaction().execute(async (trx) => {
    for (const kind of kinds) for (const day of days) await setDay(trx, { kind, day, capacity });
  });
  const last = days.at(-1) ?? first;
  const period = first === last ? first : `${first} to ${last}`;
  const state =
    capacity === undefined
      ? 'as in the settings'
      : capacity === 0
        ? 'closed'
        : `${capacity} at once`;
  print(`${kinds.join(' and ')} on ${period}: ${state}.`);
  const start = dubaiMoment(first, '00:00') ?? new Date();
  const booked = (await listBookings(db, start, 1000)).filter(
    (one) => kinds.includes(one.kind) && dubaiDay(new Date(one.starts_at)) <= last,
  );
  if (booked.length === 0 || capacity === undefined) return;
  print(`Visits that are booked there stay (${booked.length}); move them with: slots bookings`);
}

const period = { until: { type: 'string' }, kind: { type: 'string' } } as const;
const PERIOD = '[--until DATE] [--kind measuring|fitting]';

const close: Command = {
  usage: `slots close DATE ${PERIOD}`,
  description:
    'Offers no slots on a day or holidays, e.g. slots close 2026-12-02 --until 2026-12-03.',
  positionals: [1, 1],
  isAudited: true,
  options: period,
  run: (context, args, print) => setCapacity(context, args, 0, print),
};

const open: Command = {
  usage: `slots open DATE ${PERIOD}`,
  description: 'Returns days to the capacity of the settings.',
  positionals: [1, 1],
  isAudited: true,
  options: period,
  run: (context, args, print) => setCapacity(context, args, undefined, print),
};

const capacity: Command = {
  usage: `slots capacity DATE NUMBER ${PERIOD}`,
  description: 'Sets how many customers are visited at once on days.',
  positionals: [2, 2],
  isAudited: true,
  options: period,
  run: (context, args, print) => {
    const [, number = ''] = args.positionals;
    if (!/^\d{1,2}$/.test(number)) throw new UsageError('NUMBER must be from 0 to 99.');
    return setCapacity(context, args, Number(number), print);
  },
};

/** Slots of visits (product 7.13). */
export const slotCommands = {
  'slots list': list,
  'slots bookings': bookings,
  'slots close': close,
  'slots open': open,
  'slots capacity': capacity,
};
