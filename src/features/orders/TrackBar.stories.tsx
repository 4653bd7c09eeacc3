import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyOrderDetail } from './storyData';
import { TrackBar } from './TrackBar';

const meta = {
  title: 'Features/Orders/TrackBar',
  component: TrackBar,
  args: { order: storyOrderDetail },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TrackBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
