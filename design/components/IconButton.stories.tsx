import IconButton from '@mui/material/IconButton';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CartIcon, CloseIcon, MinusIcon, PlusIcon, SearchIcon } from '@/components/icons';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import IconButton from '@mui/material/IconButton';",
  themed: ['MuiIconButton'],
  module: '@mui/material/IconButton',
  source: 'src/theme/components/inputs.tsx',
  use: 'An action whose icon everybody knows: close, search, cart, plus and minus. Anything else is a Button with a label.',
  anatomy: [
    ['.MuiIconButton-root', 'Target of 44 px, transparent until hovered'],
    ['.MuiIconButton-root svg', 'Icon of 24 px in the colour of the text'],
  ],
  whole: (say) => (
    <IconButton aria-label={say('Close', 'إغلاق')}>
      <CloseIcon />
    </IconButton>
  ),
  examples: [
    {
      title: 'In the top bar',
      text: 'Its accessible name is the action, with the number of the badge.',
      show: (say) => (
        <>
          <IconButton aria-label={say('Search', 'بحث')}>
            <SearchIcon />
          </IconButton>
          <IconButton aria-label={say('Cart', 'السلة')}>
            <CartIcon />
          </IconButton>
        </>
      ),
    },
    {
      title: 'Plus and minus',
      text: 'Of a quantity; they name the product, because a page has many.',
      show: (say) => (
        <>
          <IconButton aria-label={say('One less', 'أقل بواحد')}>
            <MinusIcon />
          </IconButton>
          <IconButton aria-label={say('One more', 'أكثر بواحد')}>
            <PlusIcon />
          </IconButton>
        </>
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled', 'Busy'],
    show: ({ className, disabled, loading }, say) => (
      <IconButton {...{ className, disabled, loading }} aria-label={say('Close', 'إغلاق')}>
        <CloseIcon />
      </IconButton>
    ),
  },
  right: {
    title: 'use familiar icons',
    text: 'A cross closes; it stands at the end of the line, with its name for screen readers.',
    show: () => (
      <IconButton aria-label="Close the menu">
        <CloseIcon />
      </IconButton>
    ),
  },
  wrong: {
    title: 'let a symbol stand for a task',
    text: 'A plus alone may add a window, a sample or a product. Write it.',
    show: () => (
      <IconButton aria-label="Add a window">
        <PlusIcon />
      </IconButton>
    ),
  },
  keys: [
    ['Tab', 'Moves to it'],
    ['Enter, Space', 'Presses it'],
  ],
  spoken: '“Close, button”: the name is the action, never the icon.',
  see: ['Components/Button', 'Components/Badge', 'Foundations/Icons'],
};

const meta = preview.meta({
  component: IconButton,
  parameters: guided(guide),
  args: { 'aria-label': 'Close', children: <CloseIcon />, onClick: fn(), disabled: false },
  argTypes: { children: { control: false }, disabled: { control: 'boolean' } },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
