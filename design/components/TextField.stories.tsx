import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextField } from '@/components/TextField';
import { TextArea } from '@/components/TextArea';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import { TextField } from '@/components/TextField';",
  themed: [
    'MuiTextField',
    'MuiFormLabel',
    'MuiInputLabel',
    'MuiInputBase',
    'MuiOutlinedInput',
    'MuiFormHelperText',
  ],
  module: '@/components/TextField',
  source: 'src/theme/components/inputs.tsx',
  use: 'Asks for a text or a number. A choice among known options is a Select, an Autocomplete or chips.',
  whole: (say) => (
    <TextField
      required
      label={say('Street address', 'عنوان الشارع')}
      helperText={say('Where the fitter rings the bell.', 'حيث يقرع الفني الجرس.')}
    />
  ),
  anatomy: [
    ['label', 'Label above the field; it stays while somebody types'],
    ['.MuiFormLabel-asterisk', 'Asterisk of what is required'],
    ['.MuiOutlinedInput-root', 'Field, 48 px high, 16 px type'],
    ['.MuiFormHelperText-root', 'Help, whose place the error takes'],
  ],
  examples: [
    {
      title: 'One line',
      show: (say) => <TextField label={say('First name', 'الاسم الأول')} />,
    },
    {
      title: 'With help',
      text: 'Help says why we ask or what it looks like. A placeholder is an example only: it disappears.',
      show: (say) => (
        <TextField
          label={say('Makani number', 'رقم مكاني')}
          helperText={say(
            '10 digits, on the plate beside your door.',
            '10 أرقام على اللوحة بجانب بابك.',
          )}
        />
      ),
    },
    {
      title: 'Several lines',
      text: 'Grows with its text.',
      show: (say) => <TextArea rows={3} maxLength={500} label={say('Your question', 'سؤالك')} />,
    },
    {
      title: 'Numbers and addresses in Arabic',
      text: 'Keep their order from left to right, and start at the side of the label.',
      show: (say) => (
        <TextField
          type="tel"
          label={say('Phone number', 'رقم الهاتف')}
          defaultValue="050 123 4567"
        />
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Disabled', 'Error'],
    show: ({ className, disabled, error }, say) => (
      <TextField
        label={say('City', 'المدينة')}
        disabled={disabled}
        error={error}
        helperText={error && say('City is required', 'المدينة مطلوبة')}
        slotProps={{ input: { className } }}
      />
    ),
  },
  right: {
    title: 'say what to do',
    text: 'The error names the field and the way out, below it; what was typed stays.',
    show: () => (
      <TextField
        error
        label="E-mail"
        defaultValue="layla@"
        helperText="Add the part after @, such as gmail.com"
      />
    ),
  },
  wrong: {
    title: 'use the placeholder as the label',
    text: 'It is gone after the first letter, and pale.',
    show: () => (
      <TextField placeholder="E-mail" slotProps={{ htmlInput: { 'aria-label': 'E-mail' } }} />
    ),
  },
  keys: [
    ['Tab, Shift Tab', 'Moves to the next, the previous field'],
    ['Enter', 'Sends the form, in a field of one line'],
  ],
  spoken:
    '“City, edit, required, invalid: City is required”. The error is read when it appears, and again with the field.',
  see: ['Components/Select', 'Components/Autocomplete', 'Patterns/Forms and errors'],
};

const meta = preview.meta({
  component: TextField,
  parameters: guided(guide),
  args: {
    label: 'Street address',
    placeholder: 'House number and street name',
    onChange: fn(),
    required: false,
    disabled: false,
    error: false,
  },
  argTypes: {
    label: { control: 'text' },
    helperText: { control: 'text' },
    required: { control: 'boolean' },
    disabled: { control: 'boolean' },
    error: { control: 'boolean' },
    type: { control: 'select', options: ['text', 'email', 'tel', 'search'] },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Street address'), 'Villa 14');
    await expect(canvas.getByRole('textbox')).toHaveValue('Villa 14');
    await expect(args.onChange).toHaveBeenCalledTimes(8);
  },
});
export const AllStates = meta.story(examplesOf(guide));
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
