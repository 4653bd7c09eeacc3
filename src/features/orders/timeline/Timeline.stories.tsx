import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../messages';
import { english } from '@/fixtures/english';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { Timeline } from './Timeline';
import { timelineSteps } from './timelineSteps';

const meta = {
  title: 'Features/Orders/Timeline',
  component: Timeline,
  args: { steps: timelineSteps(english, detailInTransit), label: english(messages.progress) },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {};
export const Return: Story = { args: { accent: 'return' } };
