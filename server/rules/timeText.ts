import type { Language } from '../../src/contract/common.ts';

const ARABIC_DAY_PARTS: readonly (readonly [untilHour: number, name: string])[] = [
  [12, 'صباحًا'],
  [15, 'ظهرًا'],
  [18, 'عصرًا'],
  [24, 'مساءً'],
];

/** A time of day, `15:30` or `3:30 عصرًا`, as the storefront writes it; any other text stays. */
export function timeText(time: string, language: Language): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  const hour = Number(hours);
  const part = ARABIC_DAY_PARTS.find(([until]) => hour < until)?.[1];
  if (language === 'en' || minutes === '' || part === undefined) return time;
  const figure = `${hour % 12 === 0 ? 12 : hour % 12}${minutes === '00' ? '' : `:${minutes}`}`;
  return `${figure}\u00A0${part}`;
}
