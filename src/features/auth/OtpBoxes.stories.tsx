import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OtpBoxes } from './OtpBoxes';
import { noDigits } from './otpDigits';

const meta = {
  title: 'Features/Auth/OtpBoxes',
  component: OtpBoxes,
  args: { digits: noDigits, onChange: () => undefined, isDisabled: false, isInvalid: false },
} satisfies Meta<typeof OtpBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfFilled: Story = { args: { digits: ['4', '0', '7', '', '', ''] } };
export const Invalid: Story = { args: { digits: ['4', '0', '7', '', '', ''], isInvalid: true } };
export const Expired: Story = { args: { isDisabled: true } };
