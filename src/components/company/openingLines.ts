import type { Translate } from '@/i18n/createI18n';
import type { Language } from '@/lib/language';
import { weekdayName, weekdaysOf, type OpeningHours } from '@/lib/openingHours';
import { formatHours } from '@/lib/slotTexts';
import { factMessages as messages } from './messages';

const WEEK = 7;

/** Opening hours as lines, such as `Monday to Saturday: 10:00 – 21:00`. */
export function openingLines(
  hours: readonly OpeningHours[],
  t: Translate,
  language: Language,
): string[] {
  return hours.map((one) => {
    const { from, to, opens, closes } = one;
    const [first, last] = [weekdayName(from, language), weekdayName(to, language)];
    const range = from === to ? first : t(messages.days, { from: first, to: last });
    const days = weekdaysOf(one).length === WEEK ? t(messages.everyDay) : range;
    return t(messages.hours, { days, time: formatHours({ from: opens, to: closes }, language) });
  });
}
