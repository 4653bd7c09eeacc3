import { z } from 'zod';

/** First and last day in Dubai, such as `2026-12-01`; without them a record has always shown, or shows for ever. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** Before and after every day. */
const ALWAYS = '';
const FOR_EVER = '9999-12-31';

/** Fields of a record that shows for some days only. */
export const period = { from: z.iso.date().optional(), until: z.iso.date().optional() };

/** Whether a period does not end before it begins. */
export const isPeriod = ({ from = ALWAYS, until = FOR_EVER }: Period): boolean => from <= until;
/** What zod reports of a period that ends before it begins. */
export const ofPeriod = { path: ['until'], message: 'must not be before from' };

/** The columns of a period; `null` for a day that it has not. */
export const periodColumns = ({ from, until }: Period) => ({
  first_day: from ?? null,
  last_day: until ?? null,
});
/** The period of a row. */
export const periodOf = (row: { first_day: string | null; last_day: string | null }): Period => ({
  ...(row.first_day !== null && { from: row.first_day }),
  ...(row.last_day !== null && { until: row.last_day }),
});

/** Whether a day in Dubai is in a period. */
export const isWithin = ({ from = ALWAYS, until = FOR_EVER }: Period, today: string): boolean =>
  from <= today && today <= until;
