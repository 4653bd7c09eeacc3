import preview from '#.storybook/preview';
import { messages } from '../messages';
import { english } from '@/fixtures/english';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { Timeline } from './Timeline';
import { timelineSteps } from './timelineSteps';

const meta = preview.meta({
  // Storybook takes the folder for the component otherwise.
  title: 'orders/timeline/Timeline',
  component: Timeline,
  args: { steps: timelineSteps(english, detailInTransit), label: english(messages.progress) },
});

export const Order = meta.story();
export const Return = meta.story({ args: { accent: 'return' } });
