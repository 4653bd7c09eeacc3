import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
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
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(name).toHaveFocus();
  },
};
export const OfCategory: Story = { args: { categoryId: 'curtains', subCategoryId: 'sheer' } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
