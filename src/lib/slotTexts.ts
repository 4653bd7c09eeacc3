import type { VisitSlot } from '@/contract/slots';
import { formatTime } from './dates';
import type { Language } from './language';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

/** `09:00 – 11:00`, in Arabic `9 صباحًا – 11 صباحًا`. */
export const formatHours = (
  { from, to }: Pick<VisitSlot, 'from' | 'to'>,
  language: Language,
): string => `${formatTime(from, language)} – ${formatTime(to, language)}`;

/** A day as a short label, `Mon 30 Nov`, in Arabic with the whole words. @param date `YYYY-MM-DD` */
export function formatShortDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
  return parts
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');
}
