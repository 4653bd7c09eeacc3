import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { TrackPanel } from './TrackPanel';

const meta = {
  title: 'Features/Orders/TrackPanel',
  component: TrackPanel,
  args: { order: detailInTransit },
} satisfies Meta<typeof TrackPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cancelled: Story = {
  args: { order: { ...detailInTransit, orderStatus: 'Cancelled' } },
};
