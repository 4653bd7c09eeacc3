import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TermsCheckbox } from './TermsCheckbox';

const meta = {
  title: 'Features/Enquiry/TermsCheckbox',
  component: TermsCheckbox,
  args: { isChecked: false, onChange: () => undefined },
} satisfies Meta<typeof TermsCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Ticked: Story = { args: { isChecked: true } };
