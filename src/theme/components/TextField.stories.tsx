import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Street address', placeholder: 'House number and street name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Street address'), 'Villa 14');
    await expect(canvas.getByRole('textbox')).toHaveValue('Villa 14');
    await expect(args.onChange).toHaveBeenCalledTimes(8);
  },
};
export const Required: Story = { args: { required: true } };
export const WithHelp: Story = { args: { helperText: 'Where the fitter rings the bell.' } };
export const Error: Story = {
  tags: ['error'],
  args: { required: true, error: true, helperText: 'Street address is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Street address is required',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Street address is required');
  },
};
export const LongText: Story = {
  args: {
    label: 'Street address of the house in which the curtains are to be measured and fitted',
    helperText:
      'Where the fitter rings the bell, with the number of the gate if your community has one.',
  },
  globals: { viewport: { value: 'slim' } },
};
export const Select: Story = {
  args: {
    select: true,
    label: 'Reason',
    placeholder: undefined,
    slotProps: { select: { native: true } },
    children: <option>Damaged</option>,
  },
};
