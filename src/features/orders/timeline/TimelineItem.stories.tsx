import preview from '#.storybook/preview';
import { TimelineItem } from './TimelineItem';
import type { TimelineStep } from './timelineSteps';

const shipped: TimelineStep = {
  key: 'Shipped',
  label: 'Shipped',
  state: 'current',
  hint: 'It has left our workshop in Dubai.',
  date: '09/11/2026',
};

const meta = preview.meta({
  component: TimelineItem,
  args: { step: shipped, accent: 'order' as const },
  decorators: [
    (Story) => (
      <ol style={{ listStyle: 'none', padding: 8 }}>
        <Story />
      </ol>
    ),
  ],
});

export const Current = meta.story();
export const Done = meta.story({ args: { step: { ...shipped, state: 'done' } } });
export const Upcoming = meta.story({
  args: { step: { key: 'Shipped', label: 'Shipped', state: 'upcoming' } },
});
export const Dimmed = meta.story({
  args: { step: { key: 'Confirmed', label: 'Order Confirmed', state: 'dimmed' } },
});
export const CurrentReturn = meta.story({ args: { accent: 'return' } });
