import { messages } from '../messages';
import { getReturnSteps } from './returnSteps';
import { Timeline } from './Timeline';

/** Progress of a return, in its red accent (product 11.11). */
export function ReturnTimeline() {
  return <Timeline steps={getReturnSteps()} label={messages.returnProgress} accent="return" />;
}
