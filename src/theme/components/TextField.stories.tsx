import MuiTextField from '@mui/material/TextField';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextField } from '@/components/TextField';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Street address', placeholder: 'House number and street name', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Street address'), 'Villa 14');
    await expect(canvas.getByRole('textbox')).toHaveValue('Villa 14');
    await expect(args.onChange).toHaveBeenCalledTimes(8);
  },
});
export const Required = meta.story({ args: { required: true } });
export const WithHelp = meta.story({ args: { helperText: 'Where the fitter rings the bell.' } });
export const Error = meta.story({
  tags: ['error'],
  args: { required: true, error: true, helperText: 'Street address is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Street address is required',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Street address is required');
  },
});
export const LongText = meta.story({
  args: {
    label: 'Street address of the house in which the curtains are to be measured and fitted',
    helperText:
      'Where the fitter rings the bell, with the number of the gate if your community has one.',
  },
  globals: { viewport: { value: 'slim' } },
});
export const Select = meta.story({
  args: { label: 'Reason' },
  render: ({ label }) => (
    <MuiTextField select label={label} slotProps={{ select: { native: true } }}>
      <option>Damaged</option>
    </MuiTextField>
  ),
});
