import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { VerifyOtpPage } from './VerifyOtpPage';

const email = 'layla@sadeel.example';
const FAR_AWAY = Date.UTC(2100, 0, 1);

const meta = {
  title: 'Pages/Verify OTP',
  tags: ['!autodocs'],
  component: VerifyOtpPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.verifyOtp, state: { email, deadline: FAR_AWAY } },
  },
} satisfies Meta<typeof VerifyOtpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DisabledExpired: Story = { parameters: { shop: { state: { email, deadline: 0 } } } };
