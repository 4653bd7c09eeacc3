import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EnquiryForm } from './EnquiryForm';

const meta = {
  title: 'Features/Enquiry/EnquiryForm',
  component: EnquiryForm,
} satisfies Meta<typeof EnquiryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
  },
};
export const OfCategory: Story = { args: { categoryId: 'curtains', subCategoryId: 'sheer' } };
