const DUBAI = 'Asia/Dubai';

const orderFormat = new Intl.DateTimeFormat('en-GB', { timeZone: DUBAI });
const reviewFormat = new Intl.DateTimeFormat('en-CA', { timeZone: DUBAI });
const longFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: DUBAI,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

function formatWith(format: Intl.DateTimeFormat, value: string | undefined): string {
  if (value === undefined) return '';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}

/** `dd/mm/yyyy`, as in orders (spec §9); empty for an invalid date. */
export function formatOrderDate(value: string | undefined): string {
  return formatWith(orderFormat, value);
}

/** en-CA, as in reviews (spec §9); empty for an invalid date. */
export function formatReviewDate(value: string | undefined): string {
  return formatWith(reviewFormat, value);
}

/** Long form, as on the article page (spec §9): `21 November 2026`; empty for an invalid date. */
export function formatLongDate(value: string | undefined): string {
  return formatWith(longFormat, value);
}

/** Seconds as `mm:ss`, never below zero. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(left / 60))}:${pad(left % 60)}`;
}
