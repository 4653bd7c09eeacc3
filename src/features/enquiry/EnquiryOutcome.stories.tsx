import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EnquiryOutcome } from './EnquiryOutcome';

const meta = {
  title: 'Features/Enquiry/EnquiryOutcome',
  component: EnquiryOutcome,
  args: { isSent: false, answer: 'anyHow', hasFailed: false },
} satisfies Meta<typeof EnquiryOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = { args: { isSent: true } };
export const SentUnreachable: Story = { args: { isSent: true, answer: 'none' } };
export const ErrorRefused: Story = {
  tags: ['error'],
  args: { hasFailed: true, reason: 'We have several requests from you already.' },
};
export const ErrorWithoutResponse: Story = { tags: ['error'], args: { hasFailed: true } };
