import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReturnTimeline } from './ReturnTimeline';

const meta = {
  title: 'Features/Orders/ReturnTimeline',
  component: ReturnTimeline,
} satisfies Meta<typeof ReturnTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
