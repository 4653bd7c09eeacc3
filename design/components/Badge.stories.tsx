import Badge from '@mui/material/Badge';
import preview from '#.storybook/preview';
import { CartIcon } from '@/components/icons';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import Badge from '@mui/material/Badge';",
  themed: ['MuiBadge'],
  module: '@mui/material/Badge',
  source: 'src/theme/components/dataDisplay.ts',
  use: 'A number at an icon: lines in the cart. The name of the button says it, too: “Cart, 3 products”.',
  anatomy: [
    ['.MuiBadge-root svg', 'Icon that it belongs to'],
    ['.MuiBadge-badge', 'Number in ink on gold, which grows with the font'],
  ],
  whole: () => (
    <Badge badgeContent={3} color="primary">
      <CartIcon />
    </Badge>
  ),
  examples: [
    {
      title: 'Numbers',
      text: 'Nothing at zero; 999+ at most.',
      show: () =>
        [0, 3, 42, 1_200].map((count) => (
          <Badge key={count} badgeContent={count} max={999} color="primary" sx={{ margin: 1 }}>
            <CartIcon />
          </Badge>
        )),
    },
  ],
  states:
    'None of its own. It grows from nothing with the first line of the cart, and disappears with the last.',
  right: {
    title: 'count what somebody put there',
    text: 'The number of lines in the cart.',
    show: () => (
      <Badge badgeContent={3} color="primary">
        <CartIcon />
      </Badge>
    ),
  },
  wrong: {
    title: 'lure with a dot',
    text: 'A dot without a meaning is an advertisement.',
    show: () => (
      <Badge variant="dot" color="error">
        <CartIcon />
      </Badge>
    ),
  },
  keys: [],
  spoken: 'Nothing of its own: the button around it says the number, “Cart, 3 products”.',
  see: ['Components/IconButton', 'Features/cart/CartButton'],
};

const meta = preview.meta({
  component: Badge,
  parameters: guided(guide),
  args: { badgeContent: 3, color: 'primary', children: <CartIcon /> },
  argTypes: {
    children: { control: false },
    badgeContent: { control: { type: 'range', min: 0, max: 1_200 } },
    max: { control: 'number' },
    color: { control: 'inline-radio', options: ['primary', 'error'] },
  },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
