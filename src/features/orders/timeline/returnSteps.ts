import type { Translate } from '@/i18n/createI18n';
import { messages } from '../messages';
import type { TimelineStep } from './timelineSteps';

/** Steps of the return timeline with fixed dates; no route renders it (product 11.11). */
export const getReturnSteps = (t: Translate): readonly TimelineStep[] => [
  {
    key: 'started',
    label: t(messages.returnSteps.started),
    state: 'current',
    date: '12/03/2024, 10:00',
  },
  {
    key: 'pickup',
    label: t(messages.returnSteps.pickup),
    state: 'upcoming',
    date: '13/03/2024, 12:00',
  },
  {
    key: 'transit',
    label: t(messages.returnSteps.transit),
    state: 'upcoming',
    date: '14/03/2024, 09:30',
  },
  {
    key: 'received',
    label: t(messages.returnSteps.received),
    state: 'upcoming',
    date: '15/03/2024, 14:15',
  },
  {
    key: 'refund',
    label: t(messages.returnSteps.refund),
    state: 'upcoming',
    date: '18/03/2024, 11:00',
  },
  {
    key: 'closed',
    label: t(messages.returnSteps.closed),
    state: 'upcoming',
    date: '19/03/2024, 16:45',
  },
];
