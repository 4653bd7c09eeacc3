import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { TrackDialog } from './TrackDialog';

const meta = {
  title: 'Features/Orders/TrackDialog',
  component: TrackDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { order: detailInTransit, isOpen: true, onClose: () => undefined },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TrackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
