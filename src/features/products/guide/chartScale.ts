import { closingOf } from '@/lib/light/closing';
import type { Facade } from '@/lib/light/facades';

/** Hours of the chart in minutes since midnight: from before the earliest sunrise to after the latest sunset. */
const START = 300;
const END = 1_200;

/** Hours with a line and a label, in minutes since midnight. */
export const CHART_HOURS = [360, 540, 720, 900, 1_080];

/** Months of the low sun, January as 0. */
const WINTER = [9, 10, 11, 0, 1, 2];

/** Position of a time in the chart, in per cent from its top. */
export const percentOf = (minutes: number): number =>
  Number((((minutes - START) / (END - START)) * 100).toFixed(2));

/** When to close in a month (January is 0), in minutes since midnight; empty when no time of the day helps. */
export function closingTimes(facade: Facade, month: number): number[] {
  const closing = closingOf(facade);
  const isWinter = WINTER.includes(month);
  switch (closing.kind) {
    case 'before':
      return [closing.at];
    case 'seasons':
      return [isWinter ? closing.winter : closing.summer];
    case 'winter':
      return isWinter ? [closing.from, closing.to] : [];
    case 'sunrise':
    case 'never':
      return [];
  }
}
