import type { OpeningHours } from '@/contract/shop';
import type { Language } from './language';

/** Name of a weekday. @param day 0 for Sunday */
export const weekdayName = (day: number, language: Language): string =>
  // 1 January 2023 was a Sunday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, 0, 1 + day)),
  );

/** Weekdays from the first to the last, which may be in the next week: Saturday to Thursday. */
export const weekdaysOf = ({ from, to }: Pick<OpeningHours, 'from' | 'to'>): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
