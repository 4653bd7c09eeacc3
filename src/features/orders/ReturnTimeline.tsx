import { messages } from './messages';
import { RETURN_STEPS } from './returnSteps';
import { Timeline } from './Timeline';

/** The way of a return, in the red accent of the return flow (spec §1, §4). */
export function ReturnTimeline() {
  return <Timeline steps={RETURN_STEPS} label={messages.returnProgress} accent="return" />;
}
