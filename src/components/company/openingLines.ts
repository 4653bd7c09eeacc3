import type { ShopFacts } from '@/contract/shop';
import type { Translate } from '@/i18n/createI18n';
import type { Language } from '@/lib/language';
import { weekdayName, weekdaysOf } from '@/lib/openingHours';
import { formatHours, formatShortDay } from '@/lib/slotTexts';
import { factMessages as messages } from './messages';

const WEEK = 7;

/** Opening hours as lines, such as `Monday to Saturday: 10:00 – 21:00`, and those of special days: `Wed 2 Dec: Closed`. */
export function openingLines(
  { hours = [], specialHours = [] }: Pick<ShopFacts, 'hours' | 'specialHours'>,
  t: Translate,
  language: Language,
): string[] {
  const rangeOf = (from: string, to: string): string =>
    from === to ? from : t(messages.days, { from, to });
  const usual = hours.map((one) => {
    const { from, to, opens, closes } = one;
    const range = rangeOf(weekdayName(from, language), weekdayName(to, language));
    const days = weekdaysOf(one).length === WEEK ? t(messages.everyDay) : range;
    return t(messages.hours, { days, time: formatHours({ from: opens, to: closes }, language) });
  });
  const special = specialHours.map(({ from, until, opens, closes }) => {
    const days = rangeOf(formatShortDay(from, language), formatShortDay(until, language));
    const isOpen = opens !== undefined && closes !== undefined;
    const time = isOpen ? formatHours({ from: opens, to: closes }, language) : t(messages.closed);
    return t(messages.hours, { days, time });
  });
  return [...usual, ...special];
}
