import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { enquiryFields } from './enquiryFields';
import { EnquiryFieldInput } from './EnquiryFieldInput';
import { EnquiryGrid } from './EnquiryGrid';

const inputs = enquiryFields.map((field) => <EnquiryFieldInput key={field.name} field={field} />);

/** Two columns on wide screens; the first field and an unpaired last field span both. */
const meta = {
  title: 'Features/Enquiry/EnquiryGrid',
  component: EnquiryGrid,
  args: { children: inputs },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof EnquiryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Four: Story = { args: { children: inputs.slice(0, 4) } };
