import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import preview from '#.storybook/preview';
import type { Guide, State } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

interface ChoicesProps extends State {
  label: string;
  options: string[];
}

function Choices({ label, options, className, disabled }: ChoicesProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} name={id} defaultValue={options[0]}>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            label={option}
            disabled={disabled ?? false}
            control={<Radio className={className ?? ''} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const guide: Guide = {
  code: "import Radio from '@mui/material/Radio';\nimport RadioGroup from '@mui/material/RadioGroup';",
  themed: [],
  module: '@mui/material/Radio',
  source: 'src/features/products/filters/SortRadios.tsx',
  use: 'One of 2 to 6 options with a line of text each, such as saved addresses. Short options are radio chips.',
  anatomy: [
    ['.MuiFormLabel-root', 'The question'],
    ['.MuiRadio-root', 'Button with a target of 42 px'],
    ['.MuiFormControlLabel-label', 'Answer, which is pressed like the button'],
  ],
  examples: [
    {
      title: 'A group',
      show: (say) => (
        <Choices
          label={say('Deliver to', 'التوصيل إلى')}
          options={[
            say('Villa 14, Al Barsha 2', 'فيلا 14، البرشاء 2'),
            say('Another address', 'عنوان آخر'),
          ]}
        />
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled'],
    show: (state, say) => (
      <Choices
        {...state}
        label={say('Opens', 'جهة الفتح')}
        options={[say('Left', 'يسار'), say('Right', 'يمين')]}
      />
    ),
  },
  right: {
    title: 'choose the likely one',
    text: 'The address of the last order is chosen already.',
    show: () => <Choices label="Deliver to" options={['Villa 14', 'Another address']} />,
  },
  wrong: {
    title: 'ask a yes or no with one button',
    text: 'A single radio button cannot be taken back: use a Checkbox.',
    show: () => <Choices label="Assembly" options={['Fit it for me']} />,
  },
  keys: [
    ['Tab', 'Moves to the chosen one'],
    ['↑, ↓, ←, →', 'Chooses the one before, the next one'],
  ],
  spoken: '“Deliver to, group; Villa 14, radio button, 1 of 2, checked”.',
  see: ['Components/RadioChip', 'Components/Checkbox', 'Components/Select'],
};

const meta = preview.meta({
  component: Choices,
  parameters: guided(guide),
  args: { label: 'Deliver to', options: ['Villa 14, Al Barsha 2', 'Another address'] },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
