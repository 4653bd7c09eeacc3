import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import preview from '#.storybook/preview';
import type { Guide, State } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

interface SelectProps extends State {
  label: string;
  options: string[];
}

/** The browser's own list with the look of a text field, as in the shop. */
function Select({ label, options, className, disabled, error }: SelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth disabled={disabled} error={error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        input={<OutlinedInput className={className ?? ''} />}
        inputProps={{ id }}
        defaultValue={options[0]}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

const guide: Guide = {
  code: "import NativeSelect from '@mui/material/NativeSelect';\nimport OutlinedInput from '@mui/material/OutlinedInput';",
  themed: ['MuiNativeSelect'],
  module: '@mui/material/NativeSelect',
  source: 'src/theme/components/inputs.tsx',
  use: 'One of 5 to 15 short, known options, such as a sort order. Fewer are radio chips, which show all at once; more are an Autocomplete, which is typed into.',
  anatomy: [
    ['label', 'Label above, always visible'],
    ['.MuiOutlinedInput-root', 'Field, 16 px type so that phones do not zoom'],
    ['.MuiNativeSelect-icon', 'Arrow at the end of the line'],
  ],
  examples: [
    {
      title: 'With a label',
      text: 'Phones open their own list, which is easier to reach than any drawn one. Never several at once: those are checkboxes.',
      show: (say) => (
        <Select
          label={say('Sort by', 'الترتيب')}
          options={[say('Recommended', 'المقترح'), say('Lowest price', 'الأقل سعرًا')]}
        />
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Disabled', 'Error'],
    show: (state, say) => (
      <Select {...state} label={say('Reason', 'السبب')} options={[say('Damaged', 'وصل تالفًا')]} />
    ),
  },
  right: {
    title: 'start with a useful choice',
    text: 'The most frequent option is chosen, or the label asks for one.',
    show: () => <Select label="Sort by" options={['Recommended', 'Lowest price']} />,
  },
  wrong: {
    title: 'hide two options',
    text: 'Two fit on the page as radio chips, without a press.',
    show: () => <Select label="Opens" options={['Left', 'Right']} />,
  },
  keys: [
    ['Tab', 'Moves to it'],
    ['Space, ↑, ↓', 'Opens the list of the browser, moves in it'],
    ['A letter', 'Jumps to the option that begins with it'],
    ['Esc', 'Closes the list without a change'],
  ],
  spoken:
    '“Sort by, combobox, Recommended”. It is the browser’s own list, which phones show as they are used to.',
  see: ['Components/Autocomplete', 'Components/RadioChip', 'Components/Radio'],
};

const meta = preview.meta({
  component: Select,
  parameters: guided(guide),
  args: { label: 'Sort by', options: ['Recommended', 'Lowest price', 'Highest price', 'Newest'] },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
