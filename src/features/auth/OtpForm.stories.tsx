import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OtpForm } from './OtpForm';

const FAR_AWAY = Date.UTC(2100, 0, 1);

const meta = {
  title: 'Features/Auth/OtpForm',
  component: OtpForm,
  args: {
    email: 'layla@sadeel.example',
    deadline: FAR_AWAY,
    onVerified: () => undefined,
    onResent: () => undefined,
  },
} satisfies Meta<typeof OtpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Expired: Story = { args: { deadline: 0 } };
