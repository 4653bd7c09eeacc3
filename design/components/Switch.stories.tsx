import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { RoomSwitch } from '@/features/products/filters/RoomSwitch';
import type { Guide, State } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const ignore = () => undefined;

interface ToggleProps extends State {
  label: string;
  isOn?: boolean;
}

const Toggle = ({ label, isOn = false, className = '', disabled = false }: ToggleProps) => (
  <FormControlLabel
    label={label}
    disabled={disabled}
    control={<Switch defaultChecked={isOn} classes={{ switchBase: className }} />}
  />
);

const guide: Guide = {
  code: "import Switch from '@mui/material/Switch';",
  themed: ['MuiSwitch'],
  module: '@mui/material/Switch',
  source: 'src/theme/components/inputs.tsx',
  use: 'Something that is on or off and changes at once, such as fabrics shown in a room. A yes that is sent later is a Checkbox.',
  anatomy: [
    ['.MuiSwitch-root', 'Track and thumb; on is the side where reading ends'],
    ['.MuiFormControlLabel-label', 'What is on'],
  ],
  examples: [
    {
      title: 'Off and on',
      show: () => (
        <>
          <RoomSwitch isOn={false} onToggle={ignore} />
          <RoomSwitch isOn onToggle={ignore} />
        </>
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled'],
    show: (state, say) => (
      <>
        <Toggle {...state} label={say('In a room', 'في غرفة')} />
        <Toggle {...state} isOn label={say('In a room', 'في غرفة')} />
      </>
    ),
  },
  right: {
    title: 'name what is on',
    text: 'The label stays the same; the thumb says the rest.',
    show: () => <RoomSwitch isOn onToggle={ignore} />,
  },
  wrong: {
    title: 'change the label with the state',
    text: '“Off” beside a thumb that is off may be the state or the action.',
    show: () => <RoomSwitch isOn={false} onToggle={ignore} />,
  },
  keys: [
    ['Tab', 'Moves to it'],
    ['Space', 'Switches it'],
  ],
  spoken: '“In a room, switch, on”.',
  see: ['Components/Checkbox', 'Features/products/filters/RoomSwitch'],
};

const meta = preview.meta({
  component: RoomSwitch,
  parameters: guided(guide),
  args: { isOn: false, onToggle: fn() },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
