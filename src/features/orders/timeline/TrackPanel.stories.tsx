import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyOrderDetail } from '../storyData';
import { TrackPanel } from './TrackPanel';

const meta = {
  title: 'Features/Orders/TrackPanel',
  component: TrackPanel,
  args: { order: storyOrderDetail },
} satisfies Meta<typeof TrackPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cancelled: Story = {
  args: { order: { ...storyOrderDetail, orderStatus: 'Cancelled' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
