import type { Translate } from '@/i18n/createI18n';
import type { EnquiryField } from './enquiryFields';
import { enquiryMessages } from './messages';

/** Opening hours, Monday to Saturday (`src/content/company.ts`). */
const OPENS = '09:00';
const CLOSES = '20:00';
const SUNDAY = 0;

function dateHint(t: Translate, date: string, today: string | undefined): string | undefined {
  const day = new Date(`${date}T00:00:00Z`);
  if (today === undefined || Number.isNaN(day.getTime())) return undefined;
  if (date < today) return t(enquiryMessages.dayPassed);
  return day.getUTCDay() === SUNDAY ? t(enquiryMessages.onSundays) : undefined;
}

/**
 * Hint below a field about a day or hour without visits; it blocks nothing (product 7.7).
 * @param today as `YYYY-MM-DD`; `undefined` during server rendering
 */
export function visitHint(
  t: Translate,
  field: EnquiryField,
  value: string,
  today: string | undefined,
): string | undefined {
  if (field === 'date') return dateHint(t, value, today);
  if (field !== 'time') return undefined;
  const isOpen = value === '' || (value >= OPENS && value <= CLOSES);
  return t(isOpen ? enquiryMessages.dubaiTime : enquiryMessages.visitHours);
}
