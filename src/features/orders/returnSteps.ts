import type { TimelineStep } from './timelineSteps';

/** The return timeline (spec §4): only Return Started is lit and its times are fixed; no screen reaches it. */
export const RETURN_STEPS: readonly TimelineStep[] = [
  { key: 'started', label: 'Return Started', state: 'current', date: '12/03/2024, 10:00' },
  { key: 'pickup', label: 'Awaiting Pickup', state: 'upcoming', date: '13/03/2024, 12:00' },
  { key: 'transit', label: 'In Transit (Return)', state: 'upcoming', date: '14/03/2024, 09:30' },
  { key: 'received', label: 'Return Received', state: 'upcoming', date: '15/03/2024, 14:15' },
  { key: 'refund', label: 'Refund Processed', state: 'upcoming', date: '18/03/2024, 11:00' },
  { key: 'closed', label: 'Return Closed', state: 'upcoming', date: '19/03/2024, 16:45' },
];
