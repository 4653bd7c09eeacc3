import type { SunTexts } from '@/content/sunTexts';
import { formatMinutes } from '@/lib/light/formatMinutes';
import type { FacadeSun } from '@/lib/light/facadeSun';

/** Less than this counts as no sun, because a balcony or a frame takes it. */
const FEW_MINUTES = 15;

/** Duration of the direct sun. */
export function durationOf(texts: SunTexts, { minutes }: FacadeSun): string {
  if (minutes < FEW_MINUTES) return texts.none;
  return texts.duration(String(Math.floor(minutes / 60)), String(minutes % 60));
}

/** When the sun is on the glass. */
export function periodsOf(texts: SunTexts, { periods, minutes }: FacadeSun): string {
  if (minutes < FEW_MINUTES) return texts.none;
  return periods
    .map(({ from, to }) => texts.period(formatMinutes(from), formatMinutes(to)))
    .join(texts.and);
}

/** The month with the most and the one with the least energy, in two sentences. */
export function summariseYear(texts: SunTexts, year: readonly FacadeSun[]): string {
  const byEnergy = year
    .map((sun, index) => ({ sun, month: texts.months[index] ?? '' }))
    .toSorted((a, b) => a.sun.energy - b.sun.energy);
  const least = byEnergy[0];
  const most = byEnergy.at(-1);
  if (least === undefined || most === undefined) return '';
  return [
    texts.most(most.month, durationOf(texts, most.sun), periodsOf(texts, most.sun)),
    least.sun.minutes < FEW_MINUTES
      ? texts.noneIn(least.month)
      : texts.least(least.month, durationOf(texts, least.sun)),
  ].join(' ');
}
