import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Guide, State } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

interface ChoiceProps extends State {
  label: string;
  isChecked?: boolean;
  onChange?: () => void;
}

const Choice = ({ label, isChecked = false, onChange, className, disabled }: ChoiceProps) => (
  <FormControlLabel
    label={label}
    control={
      <Checkbox
        defaultChecked={isChecked}
        disabled={disabled ?? false}
        className={className ?? ''}
        onChange={() => onChange?.()}
      />
    }
  />
);

const guide: Guide = {
  code: "import Checkbox from '@mui/material/Checkbox';\nimport FormControlLabel from '@mui/material/FormControlLabel';",
  themed: ['MuiCheckbox', 'MuiFormControlLabel'],
  module: '@mui/material/Checkbox',
  source: 'src/theme/components/inputs.tsx',
  use: 'Several of a list, such as colours of a filter, or a yes that is sent with a form. What takes effect at once is a Switch.',
  anatomy: [
    ['.MuiCheckbox-root', 'Box with a target of 44 px, gold ink when checked'],
    ['.MuiFormControlLabel-label', 'Label, which is pressed like the box'],
  ],
  whole: (say) => <Choice isChecked label={say('Blackout', 'بلاك أوت')} />,
  examples: [
    {
      title: 'In a list',
      show: (say) => (
        <>
          <Choice isChecked label={say('Blackout', 'بلاك أوت')} />
          <Choice label={say('Dim-out', 'تعتيم جزئي')} />
          <Choice label={say('Sheer', 'شيفون')} />
        </>
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled'],
    show: (state, say) => (
      <>
        <Choice {...state} label={say('Sheer', 'شيفون')} />
        <Choice {...state} isChecked label={say('Sheer', 'شيفون')} />
      </>
    ),
  },
  right: {
    title: 'write what yes means',
    text: 'A positive sentence, so that checked is yes.',
    show: () => <Choice label="Call me before you come" />,
  },
  wrong: {
    title: 'check to refuse',
    text: 'Nobody is sure what an empty box answers.',
    show: () => <Choice isChecked label="Do not send me nothing" />,
  },
  keys: [
    ['Tab', 'Moves to the next box'],
    ['Space', 'Checks it or takes the check away'],
  ],
  spoken: '“Blackout, checkbox, checked”. A list of them is a group with the name of its question.',
  see: ['Components/Radio', 'Components/Switch', 'Components/RadioChip'],
};

const meta = preview.meta({
  component: Choice,
  parameters: guided(guide),
  args: { label: 'Blackout', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Blackout' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
export const AllStates = meta.story(examplesOf(guide));
