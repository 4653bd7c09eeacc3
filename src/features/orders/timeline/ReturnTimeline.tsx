import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { getReturnSteps } from './returnSteps';
import { Timeline } from './Timeline';

/** Progress of a return, in its red accent (product 11.11). */
export function ReturnTimeline() {
  const t = useTranslate();
  return <Timeline steps={getReturnSteps(t)} label={t(messages.returnProgress)} accent="return" />;
}
