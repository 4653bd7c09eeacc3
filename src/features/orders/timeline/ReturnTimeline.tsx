import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { Timeline } from './Timeline';

/** The steps with their fixed dates, of which only the first is reached; no route renders them (product 11.11). */
const STEPS = [
  ['started', '12/03/2024, 10:00'],
  ['pickup', '13/03/2024, 12:00'],
  ['transit', '14/03/2024, 09:30'],
  ['received', '15/03/2024, 14:15'],
  ['refund', '18/03/2024, 11:00'],
  ['closed', '19/03/2024, 16:45'],
] as const;

/** Progress of a return, in its red accent (product 11.11). */
export function ReturnTimeline() {
  const t = useTranslate();
  const steps = STEPS.map(([key, date], index) => ({
    key,
    label: t(messages.returnSteps[key]),
    state: index === 0 ? ('current' as const) : ('upcoming' as const),
    date,
  }));
  return <Timeline steps={steps} label={t(messages.returnProgress)} accent="return" />;
}
