import { formatDay, formatTime } from './dates';
import type { Language } from './language';

/** `Wednesday 25 November, 15:30` in Dubai. */
export function formatMoment(moment: Date, language: Language): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Dubai',
  }).format(moment);
  const comma = language === 'ar' ? '،' : ',';
  return `${formatDay(moment.toISOString(), language)}${comma} ${formatTime(time, language)}`;
}
