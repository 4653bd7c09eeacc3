import { messages } from '../messages';
import type { TimelineStep } from './timelineSteps';

const { returnSteps } = messages;

/** Steps of the return timeline with fixed dates; no route renders it (product 11.11). */
export const RETURN_STEPS: readonly TimelineStep[] = [
  { key: 'started', label: returnSteps.started, state: 'current', date: '12/03/2024, 10:00' },
  { key: 'pickup', label: returnSteps.pickup, state: 'upcoming', date: '13/03/2024, 12:00' },
  { key: 'transit', label: returnSteps.transit, state: 'upcoming', date: '14/03/2024, 09:30' },
  { key: 'received', label: returnSteps.received, state: 'upcoming', date: '15/03/2024, 14:15' },
  { key: 'refund', label: returnSteps.refund, state: 'upcoming', date: '18/03/2024, 11:00' },
  { key: 'closed', label: returnSteps.closed, state: 'upcoming', date: '19/03/2024, 16:45' },
];
