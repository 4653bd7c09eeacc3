import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { CloseIcon } from '@/components/icons';
import type { Guide, State } from '../support/guide';
import { examplesOf, guided } from '../support/guided';
import { Stage, staged } from '../support/Stage';

interface SheetProps extends State {
  title: string;
  close: string;
  anchor: 'left' | 'right' | 'bottom' | 'top';
  /** Shown with `error`. */
  problem?: string;
  retry?: string;
}

const Sheet = ({ title, close, anchor, problem, retry, ...state }: SheetProps) => (
  <Stage height={320}>
    {(container) => (
      <Drawer
        {...staged(container)}
        anchor={anchor}
        slotProps={{ paper: { 'aria-label': title, role: 'dialog' } }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, padding: 3 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <IconButton
            aria-label={close}
            className={state.className ?? ''}
            sx={{ marginBlock: -1, marginInlineEnd: -1 }}
          >
            <CloseIcon />
          </IconButton>
        </Box>
        {state.loading && (
          <Box sx={{ display: 'grid', gap: 2, paddingInline: 3 }}>
            <Skeleton height={56} />
            <Skeleton height={56} />
          </Box>
        )}
        {state.error && (
          <Box sx={{ paddingInline: 3 }}>
            <Typography sx={{ marginBlockEnd: 2 }}>{problem}</Typography>
            <Button variant="outlined">{retry}</Button>
          </Box>
        )}
      </Drawer>
    )}
  </Stage>
);

const guide: Guide = {
  code: "import Drawer from '@mui/material/Drawer';",
  themed: ['MuiDrawer'],
  module: '@mui/material/Drawer',
  source: 'src/theme/components/navigation.ts',
  use: 'A tool beside the page: the menu of phones, the cart, filters. A question is a Dialog.',
  anatomy: [
    [
      '.MuiDrawer-paper',
      'Panel in ivory, 88 % of a phone at most, so that the page stays in sight',
    ],
    ['h2', 'Title'],
    ['.MuiIconButton-root', 'Close, at the end of the first line'],
  ],
  whole: (say) => (
    <Sheet anchor="left" title={say('Menu', 'القائمة')} close={say('Close', 'إغلاق')} />
  ),
  examples: [
    {
      title: 'From the side where reading begins',
      text: 'The menu. In Arabic it comes from the right by itself.',
      show: (say) => (
        <Sheet anchor="left" title={say('Menu', 'القائمة')} close={say('Close', 'إغلاق')} />
      ),
    },
    {
      title: 'From below',
      text: 'Filters on phones, in reach of the thumb.',
      show: (say) => (
        <Sheet anchor="bottom" title={say('Filters', 'التصفية')} close={say('Close', 'إغلاق')} />
      ),
    },
  ],
  states: {
    names: ['Rest', 'Focus', 'Busy', 'Error'],
    show: (state, say) => (
      <Sheet
        {...state}
        anchor="left"
        title={say('Cart', 'السلة')}
        close={say('Close', 'إغلاق')}
        problem={say('The cart could not be loaded.', 'تعذّر تحميل السلة.')}
        retry={say('Retry', 'أعد المحاولة')}
      />
    ),
  },
  right: {
    title: 'leave a strip of the page',
    text: 'It shows where one is, and closes the drawer when pressed.',
    show: () => <Sheet anchor="left" title="Menu" close="Close" />,
  },
  wrong: {
    title: 'open one by itself',
    text: 'Nobody asked for an offer that covers the page.',
    show: () => <Sheet anchor="top" title="10 % off!" close="No, thanks" />,
  },
  keys: [
    ['Tab', 'Moves within the drawer only'],
    ['Esc', 'Closes it; the focus returns'],
  ],
  spoken:
    '“Menu, dialog”; what is behind it is not reached, and the focus returns to the button that opened it.',
  see: ['Components/Dialog', 'Components/Popover', 'Layout/MobileMenu'],
};

const meta = preview.meta({
  component: Sheet,
  parameters: guided(guide),
  args: { title: 'Menu', close: 'Close', anchor: 'left' as const },
  argTypes: { anchor: { control: 'inline-radio', options: ['left', 'bottom'] } },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
