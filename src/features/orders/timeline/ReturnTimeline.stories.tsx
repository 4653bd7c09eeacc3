import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReturnTimeline } from './ReturnTimeline';

const meta = {
  title: 'Features/Orders/ReturnTimeline',
  component: ReturnTimeline,
} satisfies Meta<typeof ReturnTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = {};
