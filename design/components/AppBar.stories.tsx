import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { CartIcon, MenuIcon, SearchIcon } from '@/components/icons';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

interface BarProps {
  name: string;
  labels: { menu: string; search: string; cart: string };
}

const Bar = ({ name, labels }: BarProps) => (
  <AppBar position="static" component="div">
    <Toolbar sx={{ gap: 1, minWidth: 0 }}>
      <IconButton aria-label={labels.menu}>
        <MenuIcon />
      </IconButton>
      <Typography variant="h4" component="span" sx={{ flexGrow: 1 }}>
        {name}
      </Typography>
      <IconButton aria-label={labels.search}>
        <SearchIcon />
      </IconButton>
      <IconButton aria-label={labels.cart}>
        <CartIcon />
      </IconButton>
    </Toolbar>
  </AppBar>
);

const english = { menu: 'Menu', search: 'Search', cart: 'Cart' };
const arabic = { menu: 'القائمة', search: 'بحث', cart: 'السلة' };

const guide: Guide = {
  code: "import AppBar from '@mui/material/AppBar';\nimport Toolbar from '@mui/material/Toolbar';",
  themed: ['MuiAppBar'],
  module: '@mui/material/AppBar',
  source: 'src/theme/components/navigation.ts',
  use: 'The bar on top of every page: name, links, search, cart. There is one, in Layout › TopBar; this page shows its ground.',
  anatomy: [
    ['.MuiAppBar-root', 'Ivory with a hairline, 72 px high, 56 on phones'],
    ['.MuiIconButton-root', 'Menu of phones, at the side where reading begins'],
    ['.MuiTypography-root', 'Wordmark, which leads home'],
    ['.MuiIconButton-root:last-child', 'Search and cart at the end'],
  ],
  examples: [
    {
      title: 'On phones',
      text: 'Hides when the page scrolls down and returns when it scrolls up.',
      show: (say) => (
        <Bar name={say('Sadeel', 'سديل')} labels={say('en', 'ar') === 'en' ? english : arabic} />
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Pressed'],
    show: ({ within }, say) => (
      <div className={within}>
        <Bar name={say('Sadeel', 'سديل')} labels={say('en', 'ar') === 'en' ? english : arabic} />
      </div>
    ),
  },
  right: {
    title: 'keep to three icons',
    text: 'What is rarely needed is in the menu.',
    show: () => <Bar name="Sadeel" labels={english} />,
  },
  wrong: {
    title: 'build a second bar',
    text: 'A page has its title in the content, not in a bar of its own.',
    show: () => <Bar name="Checkout" labels={english} />,
  },
  keys: [
    ['Tab', 'The skip link first, then from the name to the cart'],
    ['Enter', 'Opens'],
  ],
  spoken:
    'A banner with a navigation. “Cart, 3 products, button”: the number of the badge is in the name of the button.',
  see: ['Components/Drawer', 'Components/Badge', 'Layout/TopBar'],
};

const meta = preview.meta({
  component: Bar,
  parameters: guided(guide),
  args: { name: 'Sadeel', labels: english },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
