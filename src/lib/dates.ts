const DUBAI = 'Asia/Dubai';

/** Creates a formatter of dates in Dubai's time zone. Created lazily, because `Intl.DateTimeFormat` is slow to construct. */
function dubaiDates(locale: string, parts?: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (value: string | undefined): string => {
    if (value === undefined) return '';
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) return '';
    format ??= new Intl.DateTimeFormat(locale, { ...parts, timeZone: DUBAI });
    return format.format(date);
  };
}

/** `dd/mm/yyyy` for orders (product 1.6); empty for an invalid date. */
export const formatOrderDate = dubaiDates('en-GB');

/** `yyyy-mm-dd` for reviews (product 1.6); empty for an invalid date. */
export const formatReviewDate = dubaiDates('en-CA');

/** `21 November 2026` for articles (product 1.6); empty for an invalid date. */
export const formatLongDate = dubaiDates('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Seconds as `mm:ss`, never below zero. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(left / 60))}:${pad(left % 60)}`;
}
