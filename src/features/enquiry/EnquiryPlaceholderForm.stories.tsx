import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EnquiryPlaceholderForm } from './EnquiryPlaceholderForm';

const meta = {
  title: 'Features/Enquiry/EnquiryPlaceholderForm',
  component: EnquiryPlaceholderForm,
} satisfies Meta<typeof EnquiryPlaceholderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
