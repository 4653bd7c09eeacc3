import { divideUp, sumOf } from './integers.ts';
import type { LeadTime } from './priceTable.ts';
import { isCurtain, type PricedWindow, type WindowRequest } from './priceWindow.ts';

const HOURS_PER_DAY = 24;

/** What the workroom has to make of finished windows. */
export interface Work {
  /** Widths of cloth to sew. */
  widths: number;
  blinds: number;
  /** Days more than others take, for a motor or hems by hand. */
  extraDays: number;
}

/** Working days after the payment. */
export interface LeadDays {
  made: number;
  /** When fitting begins; of windows that the customer hangs, when they arrive. */
  arrives: number;
}

/** The work of one configuration. */
export function workOf(request: WindowRequest, result: PricedWindow): Work {
  const { leadTime } = request.table;
  const motor = result.motor === undefined ? 0 : leadTime.motor;
  if (!isCurtain(request) || result.kind === 'blind')
    return { widths: 0, blinds: result.parts, extraDays: motor };
  const { handFinish } = request.product;
  const isByHand =
    handFinish === 'always' || (handFinish === 'offered' && request.options.handFinish === true);
  const extraDays = Math.max(motor, isByHand ? leadTime.handFinish : 0);
  return { widths: result.makingWidths, blinds: 0, extraDays };
}

/** How long an order takes: curtains and blinds are made side by side, once changes are over. */
export function leadDaysOf(
  works: readonly (Work & { quantity: number })[],
  { changeHours, widthsPerDay, blindsPerDay, fitting }: LeadTime,
): LeadDays {
  const widths = sumOf(works.map((work) => work.widths * work.quantity));
  const blinds = sumOf(works.map((work) => work.blinds * work.quantity));
  const making = Math.max(divideUp(widths, widthsPerDay), divideUp(blinds, blindsPerDay));
  const extra = Math.max(0, ...works.map(({ extraDays }) => extraDays));
  const made = divideUp(changeHours, HOURS_PER_DAY) + making + extra;
  return { made, arrives: made + fitting };
}
