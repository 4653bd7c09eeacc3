import Box from '@mui/material/Box';
import Autocomplete from '@mui/material/Autocomplete';
import preview from '#.storybook/preview';
import { TextField } from '@/components/TextField';
import type { Guide, State } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

interface TownProps extends State {
  label: string;
  options: string[];
  isOpen?: boolean;
}

const Town = ({ label, options, isOpen, className, disabled, error }: TownProps) => (
  <Autocomplete
    freeSolo
    disablePortal
    fullWidth
    {...(isOpen && { open: true })}
    disabled={disabled ?? false}
    options={options}
    renderInput={({ slotProps, ...params }) => (
      <TextField
        {...params}
        label={label}
        error={error}
        slotProps={{ ...slotProps, input: { ...slotProps.input, className } }}
      />
    )}
  />
);

const guide: Guide = {
  code: "import Autocomplete from '@mui/material/Autocomplete';",
  themed: ['MuiAutocomplete'],
  module: '@mui/material/Autocomplete',
  source: 'src/theme/components/inputs.tsx',
  use: 'One of many known options, found by typing: countries, dial codes, towns. Up to 15 options are a Select.',
  anatomy: [
    ['label', 'Label above'],
    ['.MuiOutlinedInput-root', 'Field; letters filter the list, in either language'],
  ],
  examples: [
    {
      title: 'Suggestions for any text',
      text: 'The town of an address: the emirates are suggested, every other town is accepted.',
      show: (say) => (
        <Town
          label={say('City', 'المدينة')}
          options={[say('Dubai', 'دبي'), say('Sharjah', 'الشارقة'), say('Abu Dhabi', 'أبوظبي')]}
        />
      ),
    },
    {
      title: 'Open',
      text: 'The list lies over the page below the field, as wide as it.',
      show: (say) => (
        <Box sx={{ width: 1, minHeight: 210 }}>
          <Town
            isOpen
            label={say('City', 'المدينة')}
            options={[say('Dubai', 'دبي'), say('Sharjah', 'الشارقة')]}
          />
        </Box>
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Disabled', 'Error'],
    show: (state, say) => <Town {...state} label={say('City', 'المدينة')} options={[]} />,
  },
  right: {
    title: 'accept other names',
    text: 'UAE, Emirates and الإمارات find the same country.',
    show: () => <Town label="Country" options={['United Arab Emirates']} />,
  },
  wrong: {
    title: 'make somebody type what is one of three',
    text: 'Chips show them all.',
    show: () => <Town label="Room" options={['Majlis', 'Bedroom', 'Study']} />,
  },
  keys: [
    ['↓, ↑', 'Opens the list, moves in it'],
    ['Enter', 'Takes the marked option'],
    ['Esc', 'Closes the list, then empties the field'],
  ],
  spoken:
    '“City, combobox, edit, has a list”. The number of suggestions is said after each letter, then the marked one.',
  see: ['Components/Select', 'Components/TextField', 'Components/RadioChip'],
};

const meta = preview.meta({
  component: Town,
  parameters: guided(guide),
  args: { label: 'City', options: ['Dubai', 'Sharjah', 'Abu Dhabi', 'Ajman'] },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
