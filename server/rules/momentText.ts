import type { Language } from '../../src/contract/common.ts';
import { dayText } from './dayText.ts';
import { dubaiWallClock } from './dubaiTime.ts';
import { timeText } from './timeText.ts';

/** A day and time in Dubai, `Wednesday 25 November, 15:30`. */
export function momentText(moment: Date, language: Language): string {
  const time = timeText(dubaiWallClock(moment).slice(11, 16), language);
  return `${dayText(moment, language)}${language === 'en' ? ',' : '،'} ${time}`;
}
