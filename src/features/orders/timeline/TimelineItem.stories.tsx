import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TimelineItem } from './TimelineItem';
import type { TimelineStep } from './timelineSteps';

const shipped: TimelineStep = {
  key: 'Shipped',
  label: 'Shipped',
  state: 'current',
  hint: 'It has left our workshop in Dubai.',
  date: '09/11/2026',
};

const meta = {
  title: 'Features/Orders/TimelineItem',
  component: TimelineItem,
  args: { step: shipped, accent: 'order' },
  decorators: [
    (Story) => (
      <ol style={{ listStyle: 'none', padding: 8 }}>
        <Story />
      </ol>
    ),
  ],
} satisfies Meta<typeof TimelineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {};
export const Done: Story = { args: { step: { ...shipped, state: 'done' } } };
export const Upcoming: Story = {
  args: { step: { key: 'Shipped', label: 'Shipped', state: 'upcoming' } },
};
export const Dimmed: Story = {
  args: { step: { key: 'Confirmed', label: 'Order Confirmed', state: 'dimmed' } },
};
export const CurrentReturn: Story = { args: { accent: 'return' } };
