import { messages } from '../messages';
import { RETURN_STEPS } from './returnSteps';
import { Timeline } from './Timeline';

/** Progress of a return, in its red accent (product 11.11). */
export function ReturnTimeline() {
  return <Timeline steps={RETURN_STEPS} label={messages.returnProgress} accent="return" />;
}
