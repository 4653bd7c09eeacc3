import type { Translate } from '@/i18n/createI18n';
import { canCall, canMail, isOpenAt } from '@/lib/enquiryDoubts';
import type { EnquiryField } from './enquiryFields';
import { enquiryMessages } from './messages';

const SUNDAY = 0;

function dateHint(t: Translate, date: string, today: string | undefined): string | undefined {
  const day = new Date(`${date}T00:00:00Z`);
  if (today === undefined || Number.isNaN(day.getTime())) return undefined;
  if (date < today) return t(enquiryMessages.dayPassed);
  return day.getUTCDay() === SUNDAY ? t(enquiryMessages.onSundays) : undefined;
}

/**
 * Hint below a field about an address or number that cannot be used, and a day or hour without visits; it blocks nothing
 * (product 7.7).
 * @param today as `YYYY-MM-DD`; `undefined` during server rendering
 */
export function visitHint(
  t: Translate,
  field: EnquiryField,
  value: string,
  today: string | undefined,
): string | undefined {
  if (field === 'date') return dateHint(t, value, today);
  if (field === 'time')
    return t(isOpenAt(value) ? enquiryMessages.dubaiTime : enquiryMessages.visitHours);
  if (value === '') return undefined;
  if (field === 'email') return canMail(value) ? undefined : t(enquiryMessages.emailShape);
  return field === 'name' || canCall(value) ? undefined : t(enquiryMessages.phoneShape);
}
