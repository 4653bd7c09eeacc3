import type { MadeDelivery, MakingState } from '../../src/contract/madeToMeasure.ts';
import { leadDaysOf } from '../../src/lib/madeToMeasure/leadTime.ts';
import type { Work } from '../../src/lib/madeToMeasure/leadTime.ts';
import type { LeadTime } from '../../src/lib/madeToMeasure/priceTable.ts';
import { HOUR, isoAfter } from '../clock.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { parseConfiguration } from './configuration.ts';
import type { OrderLead } from './configuration.ts';
import { workingDay } from './promisedDays.ts';

/** How long the finished windows of a cart take; `undefined` without a price table, and with none that is made. */
export function leadOfLines(
  lines: readonly { work?: Work; quantity: number }[],
  leadTime: LeadTime | undefined,
): OrderLead | undefined {
  const works = lines.flatMap(({ work, quantity }) => (work ? [{ ...work, quantity }] : []));
  if (leadTime === undefined || works.length === 0) return undefined;
  return { ...leadDaysOf(works, leadTime), changeHours: leadTime.changeHours };
}

/** The days of finished windows that are paid at a moment. */
export const madeDays = (
  lead: OrderLead | undefined,
  paidAt: Date | undefined,
): Pick<MadeDelivery, 'madeBy' | 'arrives' | 'cancelUntil'> =>
  lead && paidAt
    ? {
        madeBy: workingDay(paidAt, lead.made).toISOString(),
        arrives: workingDay(paidAt, lead.arrives).toISOString(),
        cancelUntil: isoAfter(paidAt, lead.changeHours * HOUR),
      }
    : {};

/** How far the finished windows of an order are; what has left the workroom is made. */
function makingState({
  status,
  cut_at: cutAt,
  made_at: madeAt,
}: Pick<OrdersTable, 'status' | 'cut_at' | 'made_at'>): MakingState {
  const isInWorkroom = status === 'Confirmed' || status === 'Cancelled';
  if (madeAt !== null || !isInWorkroom) return 'made';
  return cutAt === null ? 'waiting' : 'cutting';
}

/** How the finished windows of an order are delivered; `undefined` without one. */
export function orderedDelivery(
  order: Pick<OrdersTable, 'status' | 'cut_at' | 'made_at'>,
  items: readonly { configuration: string | null }[],
  paidAt: string | undefined,
): MadeDelivery | undefined {
  const [first] = items.flatMap(({ configuration }) =>
    configuration === null ? [] : [parseConfiguration(configuration)],
  );
  if (first === undefined) return undefined;
  return {
    isFitted: first.withoutFitting !== true,
    state: makingState(order),
    ...madeDays(first.lead, paidAt === undefined ? undefined : new Date(paidAt)),
  };
}
