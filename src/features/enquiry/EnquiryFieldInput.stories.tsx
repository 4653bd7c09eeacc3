import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EnquiryFieldInput } from './EnquiryFieldInput';

const phone = { name: 'phone', type: 'tel', autoComplete: 'tel' } as const;

const meta = {
  title: 'Features/Enquiry/EnquiryFieldInput',
  component: EnquiryFieldInput,
  args: { field: phone, isRequired: true },
} satisfies Meta<typeof EnquiryFieldInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = { tags: ['error'], args: { isMissing: true } };
export const Filled: Story = { args: { value: '050 123 4567', onChange: () => undefined } };
/** A hint about an hour without visits; it blocks nothing. */
export const OutsideHours: Story = {
  args: {
    field: { name: 'time', type: 'time', autoComplete: 'off' },
    value: '03:00',
    onChange: () => undefined,
  },
};
