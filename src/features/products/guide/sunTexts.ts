import type { Translate } from '@/i18n/createI18n';
import { formatMinutes } from '@/lib/light/formatMinutes';
import type { FacadeSun } from '@/lib/light/facadeSun';
import { messages } from './messages';

/** Less than this counts as no sun, because a balcony or a frame takes it. */
const FEW_MINUTES = 15;

/** Duration of the direct sun. */
export function durationOf(t: Translate, { minutes }: FacadeSun): string {
  if (minutes < FEW_MINUTES) return t(messages.sun.none);
  return t(messages.sun.duration, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** When the sun is on the glass. */
export function periodsOf(t: Translate, { periods, minutes }: FacadeSun): string {
  if (minutes < FEW_MINUTES) return t(messages.sun.none);
  return periods
    .map(({ from, to }) =>
      t(messages.sun.period, { from: formatMinutes(from), to: formatMinutes(to) }),
    )
    .join(t(messages.sun.and));
}

/** The month with the most and the one with the least energy, in two sentences. */
export function summariseYear(
  t: Translate,
  year: readonly FacadeSun[],
  months: readonly string[],
): string {
  const byEnergy = year
    .map((sun, index) => ({ sun, month: months[index] ?? '' }))
    .toSorted((a, b) => a.sun.energy - b.sun.energy);
  const least = byEnergy[0];
  const most = byEnergy.at(-1);
  if (least === undefined || most === undefined) return '';
  const { sun } = messages;
  return [
    t(sun.most, {
      month: most.month,
      duration: durationOf(t, most.sun),
      periods: periodsOf(t, most.sun),
    }),
    least.sun.minutes < FEW_MINUTES
      ? t(sun.noneIn, { month: least.month })
      : t(sun.least, { month: least.month, duration: durationOf(t, least.sun) }),
  ].join(' ');
}
