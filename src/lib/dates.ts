import type { Language } from './language';

const DUBAI = 'Asia/Dubai';
/** Dubai is at UTC+4 all year. */
const DUBAI_OFFSET_MS = 4 * 3_600_000;

const pad = (part: number) => String(part).padStart(2, '0');

/** A date whose UTC parts are those of the moment in Dubai. */
const inDubai = (moment: Date) => new Date(moment.getTime() + DUBAI_OFFSET_MS);

/**
 * Year, month and day in Dubai; `undefined` for an invalid date. Not with `Intl.DateTimeFormat`: creating the first one takes
 * up to 80 ms on a slow phone.
 */
function dayInDubai(moment: Date): [year: string, month: string, day: string] | undefined {
  const date = inDubai(moment);
  if (Number.isNaN(date.getTime())) return undefined;
  return [String(date.getUTCFullYear()), pad(date.getUTCMonth() + 1), pad(date.getUTCDate())];
}

/** `yyyy-mm-dd` in Dubai; empty for an invalid date. */
export function isoDayInDubai(moment: Date): string {
  return dayInDubai(moment)?.join('-') ?? '';
}

/** `dd/mm/yyyy` for orders (product 1.6); empty for an invalid date. */
export function formatOrderDate(value = ''): string {
  return dayInDubai(new Date(value))?.reverse().join('/') ?? '';
}

/** `yyyy-mm-dd` for reviews (product 1.6); empty for an invalid date. */
export function formatReviewDate(value = ''): string {
  return isoDayInDubai(new Date(value));
}

/** Creates a formatter of dates in Dubai's time zone. Created lazily, because `Intl.DateTimeFormat` is slow to construct. */
function dubaiDates(locale: string, fields: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (value: string | undefined): string => {
    if (value === undefined) return '';
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) return '';
    format ??= new Intl.DateTimeFormat(locale, { ...fields, timeZone: DUBAI });
    // Without the separators, which may contain bidi marks that differ between server and browser.
    const parts = format.formatToParts(date).filter(({ type }) => type !== 'literal');
    return parts.map((part) => part.value).join(' ');
  };
}

const LONG: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** The Gulf writes Latin digits. */
const ARABIC = 'ar-AE-u-nu-latn';

type Formatters = Readonly<Record<Language, (value: string | undefined) => string>>;

const longDates: Formatters = { en: dubaiDates('en-GB', LONG), ar: dubaiDates(ARABIC, LONG) };

/** `21 November 2026` for articles (product 1.6), in Arabic `21 نوفمبر 2026`; empty for an invalid date. */
export function formatLongDate(value: string | undefined, language: Language): string {
  return longDates[language](value);
}

const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

const days: Formatters = { en: dubaiDates('en-GB', DAY), ar: dubaiDates(ARABIC, DAY) };

/** `Wednesday 25 November`, for promised days, in Arabic `الأربعاء 25 نوفمبر`; empty for an invalid date. */
export function formatDay(value: string | undefined, language: Language): string {
  return days[language](value);
}

const ARABIC_DAY_PARTS: readonly (readonly [untilHour: number, name: string])[] = [
  [12, 'صباحًا'],
  [15, 'ظهرًا'],
  [18, 'عصرًا'],
  [24, 'مساءً'],
];

/** `15:30`, in Arabic `3:30 عصرًا`; any other text stays. The server writes times in mails alike. */
export function formatTime(time: string, language: Language): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  const hour = Number(hours);
  const part = ARABIC_DAY_PARTS.find(([until]) => hour < until)?.[1];
  if (language === 'en' || minutes === '' || part === undefined) return time;
  const figure = `${hour % 12 === 0 ? 12 : hour % 12}${minutes === '00' ? '' : `:${minutes}`}`;
  return `${figure}\u00A0${part}`;
}

/**
 * The moment `count` days later, not counting days off.
 * @param daysOff weekdays in Dubai, 0 for Sunday
 */
export function addWorkingDays(start: Date, count: number, daysOff: readonly number[]): Date {
  const end = new Date(start);
  for (let left = count; left > 0;) {
    end.setUTCDate(end.getUTCDate() + 1);
    if (!daysOff.includes(inDubai(end).getUTCDay())) left -= 1;
  }
  return end;
}

/** Calendar year in Dubai. */
export function yearInDubai(now: Date): number {
  return inDubai(now).getUTCFullYear();
}

/** Seconds as `mm:ss`, never below zero. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${pad(Math.floor(left / 60))}:${pad(left % 60)}`;
}
