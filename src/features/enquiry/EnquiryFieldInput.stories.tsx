import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EnquiryFieldInput } from './EnquiryFieldInput';

const phone = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  autoComplete: 'tel',
  required: 'Phone is required',
} as const;

const meta = {
  title: 'Features/Enquiry/EnquiryFieldInput',
  component: EnquiryFieldInput,
  args: { field: phone, isRequired: true },
} satisfies Meta<typeof EnquiryFieldInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  tags: ['error'],
  args: { isMissing: true },
};
export const Filled: Story = { args: { value: '050 123 4567', onChange: () => undefined } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
