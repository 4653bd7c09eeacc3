import { defineContent, type Content } from '@/i18n/defineContent';

const english = {
  heading: 'The sun on this window',
  caption: (facing: string) =>
    `${facing}: direct sun on the 21st of each month, clear sky, no balcony.`,
  most: (month: string, duration: string, periods: string) =>
    `Most in ${month}: ${duration}, ${periods}.`,
  least: (month: string, duration: string) => `Least in ${month}: ${duration}.`,
  noneIn: (month: string) => `No direct sun in ${month}.`,
  day: 'Daylight',
  direct: 'Sun on the glass',
  strong: 'Strong sun',
  close: 'Close',
  asTable: 'Show the figures',
  month: 'Month',
  time: 'Sun on the glass',
  hours: 'Duration',
  duration: (hours: string, minutes: string) => `${hours} h ${minutes} min`,
  energy: 'Energy a day',
  kwh: (figure: string) => `${figure} kWh/m²`,
  none: 'none',
  // The word joiner keeps a range on one line.
  period: (from: string, to: string) => `${from}–\u2060${to}`,
  and: ' and ',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** In the little room below a chart. */
  shortMonths: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
};

export type SunTexts = typeof english;

/** Texts of the sun through the year (product 5.18). */
export const sunTexts: Content<SunTexts> = defineContent(english, {
  ar: async () => (await import(/* webpackChunkName: "arabic-pages" */ './ar/sunTexts')).sunTexts,
});
