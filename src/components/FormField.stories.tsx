import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { FormField } from './FormField';

const meta = {
  title: 'Components/FormField',
  component: FormField,
  args: { label: 'Street address', placeholder: 'House number and street name', onChange: fn() },
  argTypes: {
    disabled: { control: 'boolean', description: 'Cannot be changed at the moment.' },
    multiline: { control: 'boolean', description: 'Several lines of text.' },
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Street address'), 'Villa 14');
    await expect(canvas.getByRole('textbox')).toHaveValue('Villa 14');
    await expect(args.onChange).toHaveBeenCalledTimes(8);
  },
};
export const Starred: Story = { args: { isStarred: true } };
export const WithHelp: Story = { args: { help: 'Where the fitter rings the bell.' } };
export const WithError: Story = {
  args: { isStarred: true, error: 'Street address is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Street address is required',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const SeveralLines: Story = {
  args: { label: 'Order notes (optional)', placeholder: undefined, multiline: true, rows: 4 },
};
export const LongLabel: Story = {
  args: {
    label: 'Street address of the house in which the curtains are to be measured and fitted',
    help: 'Where the fitter rings the bell, with the number of the gate if your community has one.',
  },
  globals: { viewport: { value: 'slim' } },
};
export const RightToLeft: Story = {
  args: { help: 'Where the fitter rings the bell.' },
  globals: { direction: 'rtl' },
};
