import { DAY, isoAfter } from '../clock.ts';
import { dubaiYearStart } from './dubaiTime.ts';

/** Half-open range of ISO timestamps. */
export interface Period {
  from: string;
  to: string;
}

/** Later than every timestamp. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/**
 * The period of an order filter: `30` or `90` days back, or a calendar year in Dubai (product 13.4).
 * @returns undefined for any other filter
 */
export function periodOf(filter: string, now: Date): Period | undefined {
  if (filter === '30' || filter === '90') {
    return { from: isoAfter(now, -Number(filter) * DAY), to: END_OF_TIME };
  }
  if (!/^\d{4}$/.test(filter)) return undefined;
  return { from: dubaiYearStart(Number(filter)), to: dubaiYearStart(Number(filter) + 1) };
}
