import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OtpCountdown } from './OtpCountdown';

const meta = {
  title: 'Features/Auth/OtpCountdown',
  component: OtpCountdown,
  args: { secondsLeft: 180 },
} satisfies Meta<typeof OtpCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const LastMinute: Story = { args: { secondsLeft: 42 } };
export const Expired: Story = { args: { secondsLeft: 0 } };
