import { messages } from '../messages';
import type { TimelineStep } from './timelineSteps';

/** Steps of the return timeline with fixed dates; no route renders it (product 11.11). */
export const getReturnSteps = (): readonly TimelineStep[] => [
  {
    key: 'started',
    label: messages.returnSteps.started,
    state: 'current',
    date: '12/03/2024, 10:00',
  },
  {
    key: 'pickup',
    label: messages.returnSteps.pickup,
    state: 'upcoming',
    date: '13/03/2024, 12:00',
  },
  {
    key: 'transit',
    label: messages.returnSteps.transit,
    state: 'upcoming',
    date: '14/03/2024, 09:30',
  },
  {
    key: 'received',
    label: messages.returnSteps.received,
    state: 'upcoming',
    date: '15/03/2024, 14:15',
  },
  {
    key: 'refund',
    label: messages.returnSteps.refund,
    state: 'upcoming',
    date: '18/03/2024, 11:00',
  },
  {
    key: 'closed',
    label: messages.returnSteps.closed,
    state: 'upcoming',
    date: '19/03/2024, 16:45',
  },
];
